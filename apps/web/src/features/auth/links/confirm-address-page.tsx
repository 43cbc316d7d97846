import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { openAuthDialog } from '../../../data/stores/auth-dialog-store.js';
import { LinkPage } from './link-page.js';
import { useConfirmAddress, useFinishSignUp } from './links.api.js';

const otherwise = 'Please try again in a moment.';
const signIn = (
  <Button variant="contained" size="large" onClick={() => openAuthDialog('login')}>
    Sign In
  </Button>
);

/** Target of the link that confirms an address. A new one can be asked for in the settings. */
export function ConfirmAddressPage({ home, settings }: { home: string; settings: string }) {
  const confirm = useConfirmAddress();
  return (
    <LinkPage
      words={{
        title: 'Is this your address?',
        introduction: 'Confirm it so you can always get back into your account.',
        button: { idle: 'Confirm address', pending: 'Confirming…' },
        failure: { title: 'Your address wasn’t confirmed', otherwise },
      }}
      action={confirm}
      otherwise={
        <Button component={Link} to={settings} variant="contained" size="large">
          Open Settings
        </Button>
      }
      done={({ email, changed }) => ({
        title: 'Thank you',
        introduction: changed ? (
          <>
            From now on you sign in with <strong>{email}</strong>. You were signed out on all devices.
          </>
        ) : (
          <>
            <strong>{email}</strong> is confirmed.
          </>
        ),
        action: changed ? (
          signIn
        ) : (
          <Button component={Link} to={home} variant="contained" size="large">
            Go to Giftwell
          </Button>
        ),
      })}
    />
  );
}

/** Target of the link that opens an account. */
export function FinishSignUpPage() {
  const finish = useFinishSignUp();
  return (
    <LinkPage
      words={{
        title: 'One more step',
        introduction: 'Open your account, then sign in with the password you chose.',
        button: { idle: 'Open my account', pending: 'Opening…' },
        failure: { title: 'We couldn’t create your account', otherwise },
      }}
      action={finish}
      otherwise={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" size="large" onClick={() => openAuthDialog('register')}>
            Sign Up
          </Button>
          <Button variant="outlined" size="large" onClick={() => openAuthDialog('login')}>
            Sign In
          </Button>
        </Box>
      }
      done={({ email, renamedTo }) => ({
        title: 'Welcome to Giftwell',
        introduction: (
          <>
            Your account is open. Sign in with <strong>{email}</strong>.
            {renamedTo !== null &&
              ` Someone else took your username in the meantime, so yours is now ${renamedTo}. You can change it in Settings.`}
          </>
        ),
        action: signIn,
      })}
    />
  );
}
