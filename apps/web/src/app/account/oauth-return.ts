import type { ToastContent } from '../../ui/feedback/toast-list.js';

/** Messages for a return from another site; nothing from the URL itself is shown. */
export interface OauthReturn {
  toast: ToastContent;
  /** Only shown if someone is signed in, because anybody can write such an address. */
  greets?: true;
  /** Search parameters of the recipients page to continue with; without them the address is only cleaned. */
  calendar?: string;
}

const welcome: OauthReturn = {
  greets: true,
  toast: { title: 'Welcome to Giftwell!', description: 'You’re signed in with Google.' },
};
const linked: OauthReturn = {
  greets: true,
  toast: { title: 'Google is linked', description: 'You can now sign in with it.' },
};
const calendarFailed: OauthReturn = {
  toast: {
    variant: 'destructive',
    title: 'Calendar connection failed',
    description: 'We didn’t read anything. Please try again, or enter the dates yourself.',
  },
};

/** Messages for error codes of ours or the provider's. */
const reasons = new Map([
  ['access_denied', 'You didn’t give Giftwell access. You can also sign in with email and password.'],
  [
    'account_exists',
    'There’s already an account with this email address. Sign in with your password, then link Google in Settings.',
  ],
  [
    'email_not_verified',
    'Google hasn’t verified this email address yet. Verify it at Google first, then try again.',
  ],
  ['google_already_linked', 'Your account is already linked to another Google account.'],
  ['google_taken', 'This Google account is already linked to another Giftwell account.'],
  ['too_many_requests', 'Too many attempts. Please try again in a few minutes.'],
  ['expired', 'That took too long. Please try again.'],
  ['temporarily_unavailable', 'Google isn’t responding right now. Please try again in a minute.'],
]);
const anyReason = 'Signing in with Google didn’t work. Please try again, or use email and password.';

const tokenId = /^[\w.~-]{1,200}$/;

/** Reads the result of a return to the settings from the URL; `null` if there is none. */
export function linkReturnOf(search: string): OauthReturn | null {
  const said = new URLSearchParams(search);
  if (said.get('error') === 'oauth_failed')
    return {
      toast: {
        variant: 'destructive',
        title: 'Google wasn’t linked',
        description: reasons.get(said.get('message') ?? '') ?? 'Please try again in a moment.',
      },
    };
  return said.get('success') === 'google_linked' ? linked : null;
}

/** Reads the result of a redirect to the landing page from the URL; `null` if there is none. */
export function oauthReturnOf(search: string): OauthReturn | null {
  const said = new URLSearchParams(search);
  if (said.get('error') === 'oauth_failed')
    return {
      toast: {
        variant: 'destructive',
        title: 'Sign-in failed',
        description: reasons.get(said.get('message') ?? '') ?? anyReason,
      },
    };
  if (said.get('error') === 'calendar_auth_failed') return calendarFailed;
  if (said.get('calendar_auth_success') === 'true') {
    const token = said.get('token_id') ?? '';
    if (!tokenId.test(token)) return calendarFailed;
    return {
      toast: { title: 'Calendar connected', description: 'Now let’s find the dates in it.' },
      calendar: `?${new URLSearchParams({ calendar_auth_success: 'true', token_id: token })}`,
    };
  }
  return said.get('success') === 'google_login' ? welcome : null;
}
