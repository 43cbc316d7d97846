import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { openAuthDialog, useAuthDialog } from '../../../data/stores/auth-dialog-store.js';
import { useUser } from '../../../data/use-user.js';

interface LoadMoreProps {
  /** Number of further rounds. */
  loaded: number;
  disabled: boolean;
  /** Seconds until the next request is allowed. */
  wait: number;
  onLoad: () => void;
}

/** One further round for guests, more for users. */
export function LoadMore({ loaded, disabled, wait, onLoad }: LoadMoreProps) {
  const { user } = useUser();
  const signUp = useSignUpFor(onLoad);
  const button = (label: string) => ({
    disabled: disabled || wait > 0,
    onClick: onLoad,
    children: wait > 0 ? `${label} in ${wait} s` : label,
  });
  if (loaded === 0) {
    return (
      <Box sx={{ mt: 5, textAlign: 'center' }}>
        <Button variant="outlined" size="large" {...button('Load More')} />
      </Box>
    );
  }
  return (
    <Box sx={{ mt: 5, p: 4, textAlign: 'center', borderRadius: '22px', backgroundColor: 'blush.main' }}>
      <Typography variant="h4" component="p" sx={{ mb: 2 }}>
        {user
          ? 'Want even more suggestions? Generate a new set!'
          : 'Want unlimited personalized suggestions?'}
      </Typography>
      {user ? (
        <Button variant="contained" {...button('Load More Suggestions')} />
      ) : (
        <Button variant="contained" onClick={signUp}>
          Sign up for more suggestions
        </Button>
      )}
    </Box>
  );
}

/** Opens the sign-up and calls `then` after signing in; closing the sign-up cancels this. */
function useSignUpFor(then: () => void): () => void {
  const { user } = useUser();
  const isOpen = useAuthDialog(({ open }) => open);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || (!user && isOpen)) return;
    isWanted.current = false;
    if (user) then();
  }, [user, isOpen, then]);
  return () => {
    isWanted.current = true;
    openAuthDialog('register');
  };
}
