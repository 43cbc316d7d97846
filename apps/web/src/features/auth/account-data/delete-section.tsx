import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { SettingsSection } from '../settings/settings-section.js';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.js')).DeleteDialog }));

/** The way to delete the account. */
export function DeleteSection({ homePath }: { homePath: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title="Delete account">
      <Typography sx={{ color: 'text.secondary' }}>
        This deletes your account and everything in it for good: people, dates, gifts, ideas and wishlists.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteDialog homePath={homePath} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
