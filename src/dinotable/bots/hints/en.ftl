# A hint, in the page, in the terminal and in Python.
hint-reason = { $sure ->
    [yes] { $reason }
   *[no] { $reason }, most likely
  }
hint-better = better for you: { $terms }
hint-worse = worse for you: { $terms }
hint-standing = { $players ->
    [2] { $standing ->
        [won] nearly won
        [ahead] well ahead
        [slightly-ahead] a little ahead
        [even] about even
        [slightly-behind] a little behind
        [behind] well behind
       *[lost] nearly lost
      }
   *[other] { $standing ->
        [won] almost surely first
        [ahead] ahead of most
        [slightly-ahead] a little before the middle
        [even] in the middle of the field
        [slightly-behind] a little behind the middle
        [behind] behind most
       *[lost] almost surely last
      }
  }
hint-chance = { $players ->
    [2] { $error ->
        [0] { $percent } % to win
       *[other] { $percent } % to win, give or take { $error }
      }
   *[other] place { $place } of { $players } to be expected
  }
hint-expect = You can expect: { $expected }
hint-then = Then: { $expected }
hint-all-level = All of these are about equally good: take the one you like.
hint-level = { $ideas } are about equally good: take the one you like.
hint-exact = Worked out to the very end: this is what comes of it if everybody plays as well as possible.
hint-alone = There is nothing else to do.
