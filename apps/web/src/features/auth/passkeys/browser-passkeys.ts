import type { PasskeyAssertion, PasskeyRegistration } from '@giftwell/contracts/auth/passkeys';
import { invalid } from '@giftwell/contracts/core/error';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = Record<string, unknown>;

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window;

const cancelled = () => invalid('passkey_cancelled', 'No passkey was used. Please try again.');
const known = () => invalid('passkey_known', 'This device already has a passkey for your account.');
/** What browsers throw, by its name. */
const problems: Record<string, () => Error> = {
  NotAllowedError: cancelled,
  AbortError: cancelled,
  InvalidStateError: known,
};

function understood(error: unknown): never {
  throw problems[(error as Error).name]?.() ?? error;
}

/** Lets the user choose a passkey; throws an error for the page if they don't. */
export async function askForPasskey(options: Options): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON }).catch(understood)) as PasskeyAssertion;
}

/** Lets the device make a passkey; throws an error for the page if it doesn't. */
export async function makePasskey(options: Options): Promise<PasskeyRegistration> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON }).catch(understood)) as PasskeyRegistration;
}
