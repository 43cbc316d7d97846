declare global {
  interface Document {
    /** Set by the document's own script: ends its listening. */
    asleep?: AbortController;
    /** The button that was pressed last while the page was asleep. */
    earlyClick?: HTMLElement;
  }
}

/** A page that came with its markup can be seen before it is awake. The last button pressed until then is pressed now. */
export function giveEarlyClick(): void {
  document.asleep?.abort();
  const button = document.earlyClick;
  delete document.earlyClick;
  // Later, because React wakes up what is pressed at once, and cannot do so while it tells that it is awake.
  if (button) setTimeout(() => button.isConnected && button.click());
}
