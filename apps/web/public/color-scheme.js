// Before the first paint: the chosen color scheme, so that a dark page does not flash white.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('giftwell-scheme');
  } catch (_) {
    // Storage may be switched off; then the system decides.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-scheme', mode);
})();
