/** Brings the keyboard, and with it the eye, to the first field of a dialog that says something is wrong. */
export function focusProblem(titleId: string) {
  // What is wrong shows after the next drawing.
  setTimeout(() => {
    const dialog = document.getElementById(titleId)?.closest('[role=dialog]');
    dialog?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
