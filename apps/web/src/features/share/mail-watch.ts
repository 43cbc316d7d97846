const patienceMs = 1_500;

/**
 * A browser does not say whether a mail program opened; but one that opens takes the window's place. Calls back when
 * nothing did, and gives what ends the watch.
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
