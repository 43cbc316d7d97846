import { GoogleSection } from '../google/google-section.js';
import { PasskeysSection } from '../passkeys/passkeys-section.js';
import { PasswordSection } from './password-section.js';

/** The ways to sign in. */
export const SignInSettings = ({ forgotPath }: { forgotPath: string }) => (
  <>
    <PasswordSection forgotPath={forgotPath} />
    <GoogleSection />
    <PasskeysSection />
  </>
);
