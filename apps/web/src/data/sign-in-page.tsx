import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { openAuthDialog } from './stores/auth-dialog-store.js';
import { MessagePage } from '../ui/feedback/message-page.js';

interface SignInPageProps {
  illustration: ReactNode;
  title: string;
  children: ReactNode;
}

/** Shown instead of a page for users: what it is for, and the ways to sign in. */
export const SignInPage = ({ illustration, title, children }: SignInPageProps) => (
  <MessagePage
    illustration={illustration}
    title={title}
    action={
      <>
        <Button variant="contained" size="large" onClick={() => openAuthDialog('login')}>
          Sign In
        </Button>
        <Button variant="outlined" size="large" onClick={() => openAuthDialog('register')}>
          Create an account
        </Button>
      </>
    }
  >
    {children}
  </MessagePage>
);
