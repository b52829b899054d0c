// How far this browser has come with starting its host of tables: shown by parts/Hosting.svelte.

class Hosting {
  /** Whether somebody waits for it. */
  isStarting = $state(false)
  /** Bytes; nothing is known of them at first. */
  done = $state(0)
  all = $state(0)
  /** Whether the server did not answer when it was last asked. */
  isServerAway = $state(false)
}

export const hosting = new Hosting()
