/* A bot in C, one file and no libraries: cc -O2 -o bot bot.c
   It takes any action, and needs neither the view nor JSON. See docs/any-language.md for every line that is said here. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 16];

static void say(const char *text) {
    puts(text);
    fflush(stdout); /* A pipe is not written to at the end of each line unless it is told to. */
}

int main(void) {
    int legal = 0, number, simulations;
    double seconds;
    unsigned seed;

    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "dinotable ", 10) == 0) {
            say("hello 1 Pebble");
            say("ready");
        } else if (strncmp(line, "legal ", 6) == 0) {
            legal++;
        } else if (sscanf(line, "choose %d seconds %lf simulations %d seed %u",
                          &number, &seconds, &simulations, &seed) == 4) {
            srand(seed);
            printf("choose %d %d\n", number, rand() % legal);
            fflush(stdout);
            legal = 0;
        } else if (strncmp(line, "bye", 3) == 0) {
            break;
        }
    }
    return 0;
}
