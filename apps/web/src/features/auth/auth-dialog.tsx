import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { closeAuthDialog, useAuthDialog } from '../../shared/auth-dialog-store.js';

export function AuthDialog() {
  const open = useAuthDialog((state) => state.open);
  return (
    <Dialog open={open} onClose={closeAuthDialog}>
      <DialogTitle>Welcome to Giftwell</DialogTitle>
    </Dialog>
  );
}
