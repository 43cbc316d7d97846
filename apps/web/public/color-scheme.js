// Before the first paint: the chosen color scheme, so that a dark page does not flash white.
(function ({ document, localStorage, matchMedia }) {
  let scheme = null;
  try {
    scheme = localStorage.getItem('giftwell-scheme');
  } catch {
    // Storage may be switched off; then the system decides.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-scheme', scheme);
})(globalThis);
