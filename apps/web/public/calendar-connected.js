// Tells the page that opened this window how the connection with Google Calendar ended, and closes the window.
const search = new URLSearchParams(location.search);
const tokenId = search.get('calendar_auth_success') === 'true' ? search.get('token_id') : null;
const { opener } = window;
if (opener) {
  opener.postMessage({ type: 'giftwell-calendar', tokenId }, location.origin);
  window.close();
} else {
  location.replace(`/${location.search}`);
}
