import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSignInWithPasskey } from '../auth.api.js';
import { RefusalNote } from '../refusal-note.js';
import { knowsPasskeys } from './browser-passkeys.js';

const failure = { title: 'Sign in failed', otherwise: 'Please try again, or use your password.' };

/** Signs in with a passkey, in browsers that know them. */
export function PasskeyButton() {
  const { mutate, isPending, error } = useSignInWithPasskey();
  if (!knowsPasskeys()) return null;
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 2 }}>
      {error && <RefusalNote error={error} fields={[]} failure={failure} />}
      <Button variant="outlined" size="large" fullWidth disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Waiting for your passkey…' : 'Use a passkey'}
      </Button>
    </Box>
  );
}
