const everyMs = 20;
const maxTimes = 15;

/** Focuses the first invalid field of a dialog. */
export function focusProblem(titleId: string) {
  // The error messages are rendered later.
  let times = 0;
  const look = setInterval(() => {
    const dialog = document.getElementById(titleId)?.closest('[role=dialog]');
    const field = dialog?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus();
    if (field || ++times === maxTimes) clearInterval(look);
  }, everyMs);
}
