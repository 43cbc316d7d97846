declare global {
  interface Document {
    /** Set by the script in index.html: stops keeping clicks. */
    keepingClicks?: AbortController;
    /** The button that was pressed last before hydration. */
    earlyClick?: HTMLElement;
    /** The button on which the pointer is down since before hydration. */
    earlyPress?: HTMLElement | null;
  }
}

/** A prerendered page can be used before it is hydrated. The last button that was pressed until then is pressed now. */
export function giveEarlyClick(): void {
  document.keepingClicks?.abort();
  const { earlyClick, earlyPress } = document;
  delete document.earlyClick;
  delete document.earlyPress;
  if (earlyClick) clickLater(earlyClick);
  if (earlyPress) clickIfReplaced(earlyPress);
}

/** Later, because React hydrates what is pressed at once, and cannot do so while effects run. */
function clickLater(button: HTMLElement): void {
  setTimeout(() => standingFor(button)?.click());
}

/** Ends a press that began before hydration. The browser sends the click itself if the button is still there. */
function clickIfReplaced(button: HTMLElement): void {
  const ended = new AbortController();
  const end = ({ type }: Event) => {
    ended.abort();
    if (type === 'pointerup' && !button.isConnected) clickLater(button);
  };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, end, { capture: true, signal: ended.signal });
}

/** The button itself, or the one of its name where the page shows something else by now. */
function standingFor(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const name = button.getAttribute('name');
  return name ? document.querySelector<HTMLElement>(`main button[name="${name}"]`) : null;
}
