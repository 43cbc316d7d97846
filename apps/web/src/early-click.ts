declare global {
  interface Document {
    /** Set by the script in index.html: stops recording clicks. */
    keepingClicks?: AbortController;
    /** The last button pressed before hydration. */
    earlyClick?: HTMLElement;
    /** The button that has been held down since before hydration. */
    earlyPress?: HTMLElement | null;
  }
}

/** A prerendered page can be used before hydration. Clicks the last button that was pressed until then. */
export function giveEarlyClick(): void {
  document.keepingClicks?.abort();
  const { earlyClick, earlyPress } = document;
  delete document.earlyClick;
  delete document.earlyPress;
  if (earlyClick) clickLater(earlyClick);
  if (earlyPress) clickIfReplaced(earlyPress);
}

/** Delayed, because React hydrates a clicked part at once, which isn't possible while effects run. */
function clickLater(button: HTMLElement): void {
  setTimeout(() => standingFor(button)?.click());
}

/** Finishes a press that began before hydration. The browser sends the click itself if the button still exists. */
function clickIfReplaced(button: HTMLElement): void {
  const ended = new AbortController();
  const end = ({ type }: Event) => {
    ended.abort();
    if (type === 'pointerup' && !button.isConnected) clickLater(button);
  };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, end, { capture: true, signal: ended.signal });
}

/** The button itself, or the one with the same name if it was replaced. */
function standingFor(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const name = button.getAttribute('name');
  return name ? document.querySelector<HTMLElement>(`main button[name="${name}"]`) : null;
}
