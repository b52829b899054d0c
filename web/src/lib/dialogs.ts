// The browser's dialogs.

/** A dialog tells of its end a moment later. If it has been opened again by then, for something else, that must stay. */
export const whenClosed =
  (then: () => void) =>
  (event: Event): void => {
    if (!(event.currentTarget as HTMLDialogElement).open) then()
  }
