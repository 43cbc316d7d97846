import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { SettingsSection } from '../settings/settings-section.js';
import type { DeletionPaths } from './delete-dialog.js';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.js')).DeleteDialog }));

/** The way to delete the account. */
export function DeleteSection({ paths }: { paths: DeletionPaths }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title="Delete Account">
      <Typography sx={{ color: 'text.secondary' }}>
        This permanently deletes your account and everything in it: people, dates, gifts, ideas, wishlists and
        group gifts.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteDialog paths={paths} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
