/** Where the browser is sent to sign in, or to link the account of its session. */
export function googleAddress(purpose: 'sign-in' | 'link'): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const said: Record<string, string> = purpose === 'link' ? { for: 'link' } : { timeZone };
  return `/api/auth/google?${new URLSearchParams(said)}`;
}
