import type { ToastContent } from '../../ui/feedback/toast-list.js';

/** Messages for a return from another site; nothing from the URL itself is shown. */
export interface OauthReturn {
  toast: ToastContent;
  /** Only true of somebody who is signed in: anybody can write an address. */
  greets?: true;
  /** Where to go on, as search parameters of the recipients page; without it, only the address is cleaned. */
  calendar?: string;
}

const welcome: OauthReturn = {
  greets: true,
  toast: { title: 'Welcome to Giftwell!', description: 'You are signed in with Google.' },
};
const calendarFailed: OauthReturn = {
  toast: {
    variant: 'destructive',
    title: 'Calendar connection failed',
    description: 'Nothing was read. Please try again, or enter the days by hand.',
  },
};

/** Messages for error codes of ours or the provider's. */
const reasons = new Map([
  ['access_denied', 'You did not give Google’s permission. You can also sign in with e-mail and password.'],
  ['account_exists', 'There is an account with this e-mail address. Sign in with your password instead.'],
  ['email_not_verified', 'Google has not verified this e-mail address yet. Please do that there first.'],
  ['expired', 'That took a little too long. Please start once more.'],
  ['temporarily_unavailable', 'Google does not answer right now. Please try again in a minute.'],
]);
const anyReason = 'Signing in with Google did not work. Please try again, or use e-mail and password.';

const tokenId = /^[\w.~-]{1,200}$/;

/** Reads the result of a redirect from the URL; `null` if there is none. */
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
      toast: { title: 'Calendar connected', description: 'Now let us look for the days in it.' },
      calendar: `?${new URLSearchParams({ calendar_auth_success: 'true', token_id: token })}`,
    };
  }
  return said.get('success') === 'google_login' ? welcome : null;
}
