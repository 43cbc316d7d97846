import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useUser } from '../../../data/use-user.js';
import { useSetPassword } from './links.api.js';

/** For accounts without a password: mails the link with which one can be chosen. */
export function SetPassword() {
  const { user } = useUser();
  const { send, isSending, isSent } = useSetPassword();
  if (!user) return null;
  if (isSent)
    return (
      <Typography role="status">
        We’ve sent a link to {user.email}. Open it to choose a password; then sign in with it.
      </Typography>
    );
  return (
    <Button variant="outlined" disabled={isSending} onClick={() => send({ email: user.email })}>
      Set a password by email
    </Button>
  );
}
