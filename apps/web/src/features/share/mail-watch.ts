const patienceMs = 1_500;

/**
 * Browsers don't report whether a mail program opened, but then the window loses the focus. Calls back if it doesn't;
 * returns a function that stops watching.
 */
export function watchForMail(onNothing: () => void): () => void {
  const timer = setTimeout(() => {
    end();
    onNothing();
  }, patienceMs);
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('blur', end);
    window.removeEventListener('pagehide', end);
  };
  window.addEventListener('blur', end);
  window.addEventListener('pagehide', end);
  return end;
}
