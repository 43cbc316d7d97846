import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSendAddressLink } from './settings.api.js';

/** Asks the user to confirm their address, or says that mail to it is refused. */
export function AddressNotice({ refused }: { refused: boolean }) {
  const sendLink = useSendAddressLink();
  return (
    <Box
      sx={{
        mb: 3,
        p: 2.5,
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
        borderRadius: '14px',
        backgroundColor: 'blush.main',
        color: 'blush.contrastText',
      }}
    >
      <Typography>
        {refused ? (
          <>
            <strong>We can’t reach you at this address.</strong> It doesn’t seem to exist. Please check it
            below. If it’s right, send the link again.
          </>
        ) : (
          <>
            <strong>Your email address isn’t confirmed yet.</strong> We emailed you a link when you signed up.
            Open it so you can always get back into your account.
          </>
        )}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        disabled={sendLink.isPending || sendLink.isSuccess}
        onClick={() => sendLink.mutate()}
      >
        Send the link again
      </Button>
    </Box>
  );
}
