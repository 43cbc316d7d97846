import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { openAuthDialog } from '../../../data/stores/auth-dialog-store.js';
import { useUser } from '../../../data/use-user.js';

interface LoadMoreProps {
  /** Rounds that were loaded beyond the first. */
  loaded: number;
  disabled: boolean;
  onLoad: () => void;
}

/** One more round for everybody; further ones for those with an account. */
export function LoadMore({ loaded, disabled, onLoad }: LoadMoreProps) {
  const { user } = useUser();
  if (loaded === 0) {
    return (
      <Box sx={{ mt: 5, textAlign: 'center' }}>
        <Button variant="outlined" size="large" disabled={disabled} onClick={onLoad}>
          Load More
        </Button>
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
        <Button variant="contained" disabled={disabled} onClick={onLoad}>
          Load More Suggestions
        </Button>
      ) : (
        <Button variant="contained" onClick={() => openAuthDialog('register')}>
          Sign up for more suggestions
        </Button>
      )}
    </Box>
  );
}
