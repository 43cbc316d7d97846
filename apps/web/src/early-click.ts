declare global {
  interface Document {
    /** Set by the document's own script: ends its listening. */
    asleep?: AbortController;
    earlyClick?: EventTarget | null;
  }
}

/** A page that came with its markup can be seen before it is awake. The last button pressed until then is pressed again. */
export function giveEarlyClick(): void {
  document.asleep?.abort();
  const target = document.earlyClick;
  delete document.earlyClick;
  // Later, because React wakes up what is pressed at once, and cannot do so while it tells that it is awake.
  if (target instanceof Element) setTimeout(() => target.isConnected && target.closest('button')?.click());
}
