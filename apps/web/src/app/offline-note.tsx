import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Box role="status">
      {!online && (
        <Box
          sx={{
            px: 3,
            py: 1.25,
            textAlign: 'center',
            bgcolor: 'marigold.main',
            color: 'marigold.contrastText',
          }}
        >
          You’re offline. You can keep reading. New ideas will load when you’re back online.
        </Box>
      )}
    </Box>
  );
}
