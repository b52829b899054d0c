page-lesson-step = Step { $step } of { $steps }
page-lesson-open-step = Step { $step }: { $title }
page-lesson-steps = Steps of this lesson
page-lesson-done = done
page-lesson-coach = Your coach
page-lesson-next = Next
page-lesson-finish = That’s it!
page-lesson-again = Start this step again
page-lesson-try-again = Try again
page-lesson-show = Show me
page-lesson-rule = The rule
page-lesson-bravo = { $step ->
    [0] Well done!
    [1] Nice move!
    [2] Just like that!
   *[3] You have a gift!
}
page-lesson-missed = That was something else, and it cannot be taken back. No harm done: start this step again.
page-lesson-missed-title = Not quite
page-lesson-none = There is no lesson for this game yet
page-lesson-none-why = You can read the rules, or learn by playing: whatever you can do lights up.
page-lesson-no-step = This lesson has no such step
page-lesson-no-step-why = It goes from step 1 to step { $steps }.
page-lesson-from-start = Begin the lesson
page-lesson-go-on = Go on with the lesson
page-lesson-end = You can play now
page-lesson-end-why = You know all it takes. The bot plays gently, and says why it does what it does.
page-lesson-real = Play a real game
page-lesson-others = Other games
page-lesson-once-more = Look at a step again
