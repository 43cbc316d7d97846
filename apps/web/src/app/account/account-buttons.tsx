import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { openAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { AskAgain } from '../../data/ask-again.js';
import { useUser } from '../../data/use-user.js';
import { loadAuthDialog } from '../lazy-parts.js';
import { paths } from '../paths.js';
import { useSignOut } from './use-sign-out.js';

const preload = () => void loadAuthDialog().catch(() => undefined);

/** The user and a sign-out button, or the two sign-in buttons; an empty space until the session is known. */
export function AccountButtons({ onChoose }: { onChoose?: () => void }) {
  const { user, status } = useUser();
  const signOut = useSignOut();
  if (user)
    return (
      <>
        <Typography
          component={Link}
          to={paths.settings}
          noWrap
          title={user.username}
          onClick={onChoose}
          sx={{
            ...{ maxWidth: { lg: 140 }, color: 'text.secondary', px: 1, borderRadius: 2 },
            ...{ textDecoration: 'none', '&:hover': { color: 'text.primary', textDecoration: 'underline' } },
          }}
        >
          Welcome, {user.username}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          disabled={signOut.isPending}
          sx={{ flexShrink: 0 }}
          onClick={() => {
            onChoose?.();
            signOut.mutate();
          }}
        >
          Sign Out
        </Button>
      </>
    );
  // "Sign In" would claim that nobody is signed in.
  if (status === 'unreachable') return <AskAgain size="small" variant="outlined" />;
  return (
    <Box sx={{ display: 'contents', visibility: status === 'unknown' ? 'hidden' : 'visible' }}>
      <Button color="inherit" size="small" onClick={() => openAuthDialog('login')} onPointerEnter={preload}>
        Sign In
      </Button>
      <Button
        variant="contained"
        size="small"
        onClick={() => openAuthDialog('register')}
        onPointerEnter={preload}
      >
        Get Started
      </Button>
    </Box>
  );
}
