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
  if (target instanceof Element && target.isConnected) target.closest('button')?.click();
}
