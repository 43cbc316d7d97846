declare global {
  interface Document {
    /** Set by the script in index.html: stops keeping clicks. */
    keepingClicks?: AbortController;
    /** The button that was pressed last before hydration. */
    earlyClick?: HTMLElement;
  }
}

/** A prerendered page can be used before it is hydrated. The last button that was pressed until then is pressed now. */
export function giveEarlyClick(): void {
  document.keepingClicks?.abort();
  const button = document.earlyClick;
  delete document.earlyClick;
  // Later, because React hydrates what is pressed at once, and cannot do so while effects run.
  if (button) setTimeout(() => standingFor(button)?.click());
}

/** The button itself, or the one of its name where the page shows something else by now. */
function standingFor(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const name = button.getAttribute('name');
  return name ? document.querySelector<HTMLElement>(`main button[name="${name}"]`) : null;
}
