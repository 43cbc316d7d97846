import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/feedback/load-error.js';
import { sessionsQuery, useEndSessions } from './settings.api.js';
import { SettingsSection } from './settings-section.js';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The devices that are signed in; each can be signed out. */
export function SessionsSection() {
  const { data: sessions = [], error, isFetching, refetch } = useQuery(sessionsQuery);
  const end = useEndSessions();
  return (
    <SettingsSection title="Where you’re signed in">
      {error && (
        <LoadError error={error} what="your devices" retrying={isFetching} onRetry={() => void refetch()} />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', display: 'grid', gap: 2 }}>
        {sessions.map(({ id, device, current, lastSeenAt }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {current ? 'This browser' : `Last seen ${moment.format(new Date(lastSeenAt))}`}
              </Typography>
            </Box>
            {!current && (
              <Button
                size="small"
                variant="outlined"
                disabled={end.isPending}
                aria-label={`Sign out ${device}`}
                onClick={() => end.mutate({ id })}
              >
                Sign out
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {sessions.length > 1 && (
        <Button variant="outlined" disabled={end.isPending} onClick={() => end.mutate('others')}>
          Sign out everywhere else
        </Button>
      )}
    </SettingsSection>
  );
}
