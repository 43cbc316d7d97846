import { invalid } from '@giftwell/contracts/core/error';

/** Who asks for a passkey: browsers give a passkey only to the host that it was made for. */
export const relyingParty = (publicUrl: string) => ({
  rpID: new URL(publicUrl).hostname,
  rpName: 'Giftwell',
});

/** What an answer of a passkey must fit. */
export const expectedFrom = (publicUrl: string) => ({
  expectedOrigin: publicUrl,
  expectedRPID: relyingParty(publicUrl).rpID,
  requireUserVerification: true,
});

export const passkeyRefused = () =>
  invalid('passkey_refused', 'That passkey didn’t work here. Please try again, or use your password.');
