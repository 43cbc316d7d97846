import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  closeAuthDialog,
  showAuthTab,
  useAuthDialog,
  type AuthTab,
} from '../../data/stores/auth-dialog-store.js';
import { useFirstField } from '../../ui/dialogs/use-first-field.js';
import { CloseIcon } from '../../ui/icons/icons.js';
import { Bow } from '../../ui/illustrations/ribbon.js';
import { GoogleButton } from './google/google-button.js';
import { useSignInElsewhere } from './use-sign-in-elsewhere.js';
import { LoginForm } from './login-form.js';
import { PasskeyButton } from './passkeys/passkey-button.js';
import { RegisterForm, type AuthPaths } from './register-form.js';

const introductions: Record<AuthTab, string> = {
  login: 'Welcome back.',
  register: 'Keep your people, dates and ideas on every device.',
};

const reset = () => useAuthDialog.setState({ tab: 'login', isAgain: false });

/** Sign In and Sign Up. Once closed and faded out, it is reset to the first tab with empty forms. */
export function AuthDialog({ paths }: { paths: AuthPaths }) {
  const { open, tab, isAgain = false } = useAuthDialog();
  return (
    <Dialog
      open={open}
      onClose={closeAuthDialog}
      fullWidth
      maxWidth="xs"
      aria-labelledby="auth-title"
      slotProps={{ transition: { onExited: reset } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 2 }}>
        <DialogTitle
          id="auth-title"
          sx={{
            flex: 1,
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            pr: 1,
            fontSize: { xs: '1.3rem', sm: '1.5rem' },
          }}
        >
          <Bow sx={{ width: 34 }} />
          {isAgain ? 'Sign in again' : 'Welcome to Giftwell'}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={closeAuthDialog} sx={{ mt: 3 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent>
        {isAgain ? <SignInAgain paths={paths} /> : <AuthTabs tab={tab} paths={paths} />}
      </DialogContent>
    </Dialog>
  );
}

/** For the user of a form that isn't saved yet: without ways that leave the page. */
function SignInAgain({ paths }: { paths: AuthPaths }) {
  const content = useFirstField();
  const [readable, setReadable] = useState(false);
  useSignInElsewhere();
  return (
    <Box ref={content}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
        Your session has ended. What you entered is still here, and is saved once you’ve signed in.
      </Typography>
      <GoogleButton inNewTab />
      <LoginForm
        readability={{ readable, toggle: () => setReadable((is) => !is) }}
        forgotPath={paths.forgotPassword}
        isAgain
      />
      <PasskeyButton />
    </Box>
  );
}

/** Unmounted with the dialog, which resets its forms. */
function AuthTabs({ tab, paths }: { tab: AuthTab; paths: AuthPaths }) {
  const content = useFirstField();
  const [readable, setReadable] = useState(false);
  const readability = { readable, toggle: () => setReadable((is) => !is) };
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: AuthTab) => showAuthTab(next)}
        variant="fullWidth"
        aria-label="Sign in or sign up"
      >
        <Tab value="login" label="Sign In" id="auth-tab-login" aria-controls="auth-panel" />
        <Tab value="register" label="Sign Up" id="auth-tab-register" aria-controls="auth-panel" />
      </Tabs>
      <Box ref={content} role="tabpanel" id="auth-panel" aria-labelledby={`auth-tab-${tab}`} sx={{ pt: 2.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
          {introductions[tab]}
        </Typography>
        <GoogleButton />
        {tab === 'login' ? (
          <>
            <LoginForm readability={readability} forgotPath={paths.forgotPassword} />
            <PasskeyButton />
          </>
        ) : (
          <RegisterForm readability={readability} legal={paths} />
        )}
      </Box>
    </>
  );
}
