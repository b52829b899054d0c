page-learn-step = Step { $step } of { $steps }
page-learn-open-step = Step { $step }: { $title }
page-learn-steps = Steps of this lesson
page-learn-done = done
page-learn-coach = Your coach
page-learn-next = Next
page-learn-finish = That’s it!
page-learn-again = Start this step again
page-learn-try-again = Try again
page-learn-show = Show me
page-learn-rule = The rule
page-learn-bravo = { $step ->
    [0] Well done!
    [1] Delicious!
    [2] Just like that!
   *[3] You have a gift!
}
page-learn-missed = That was something else, and it cannot be taken back. No harm done: start this step again.
page-learn-missed-title = Not quite
page-learn-none = There is no lesson for this game yet
page-learn-none-why = You can read the rules, or learn by playing: whatever you can do lights up.
page-learn-no-step = This lesson has no such step
page-learn-no-step-why = It goes from step 1 to step { $steps }.
page-learn-from-start = Begin the lesson
page-learn-go-on = Go on with the lesson
page-learn-end = You can play now
page-learn-end-why = You know all it takes. The bot plays gently, and says why it does what it does.
page-learn-real = A real game, gently
page-learn-others = Other games
page-learn-once-more = Look at a step again
