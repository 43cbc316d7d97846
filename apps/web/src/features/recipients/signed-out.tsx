import Button from '@mui/material/Button';
import { openAuthDialog } from '../../shared/auth-dialog-store.js';
import { MessagePage } from '../../shared/message-page.js';
import { AddressBook } from './address-book.js';

/** What this page is for, and the way in. */
export const SignedOut = () => (
  <MessagePage
    illustration={<AddressBook />}
    title="Your people, and their days"
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
    Sign in to keep the people you give to: what they love, when their days are, and what comes next. Nobody
    else sees it.
  </MessagePage>
);
