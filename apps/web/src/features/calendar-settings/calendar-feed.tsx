import type { CalendarFeed as Feed } from '@giftwell/contracts/dates/calendar-feed';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { toast } from '../../ui/feedback/toasts.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { SwitchRow } from '../../ui/settings/switch-row.js';
import { feedAddress, feedQuery, useChangeFeed } from './calendar-feed.api.js';

/** The secret address at which other calendar programs get the user's dates. */
export function CalendarFeed() {
  const { data: feed, error, isFetching, refetch } = useQuery(feedQuery);
  const change = useChangeFeed();
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        See your people’s dates in Google Calendar, Apple Calendar or Outlook. They stay up to date on their
        own.
      </Typography>
      {feed === undefined && error && (
        <LoadError
          error={error}
          what="your calendar address"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {feed === null && (
        <Button variant="contained" aria-busy={change.isPending} onClick={() => change.mutate('turnOn')}>
          Create a calendar address
        </Button>
      )}
      {feed && <FeedControls feed={feed} change={change} />}
    </>
  );
}

type Asked = 'turnOn' | 'turnOff' | null;

function FeedControls({ feed, change }: { feed: Feed; change: ReturnType<typeof useChangeFeed> }) {
  const [asked, setAsked] = useState<Asked>(null);
  const address = feedAddress(feed);
  return (
    <>
      <TextField
        label="Calendar address"
        value={address}
        fullWidth
        helperText="Subscribe to this address in your calendar. Keep it to yourself: anyone who has it sees your dates."
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="contained" onClick={() => void copy(address)}>
          Copy address
        </Button>
        <Button variant="outlined" component="a" href={address.replace(/^https?:/, 'webcal:')}>
          Open in my calendar
        </Button>
      </Box>
      <Box component="ul" sx={{ my: 1.5, p: 0, listStyle: 'none' }}>
        <SwitchRow
          label="Order-by dates"
          help="An estimate of the last day to order so that a package arrives in time"
          on={feed.withOrderBy}
          onChange={(on) => change.mutate(on ? 'withOrderBy' : 'withoutOrderBy')}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="text" onClick={() => setAsked('turnOn')}>
          Create a new address
        </Button>
        <Button variant="text" color="inherit" onClick={() => setAsked('turnOff')}>
          Turn off
        </Button>
      </Box>
      {asked && (
        <ConfirmDialog
          title={asked === 'turnOn' ? 'Create a new address?' : 'Turn the calendar address off?'}
          label={asked === 'turnOn' ? 'Create a new address' : 'Turn off'}
          isPending={change.isPending}
          onConfirm={() => change.mutate(asked, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        >
          Your current address will stop working in every calendar that uses it.
        </ConfirmDialog>
      )}
    </>
  );
}

const copy = (address: string) =>
  navigator.clipboard.writeText(address).then(
    () => toast({ title: 'Address copied' }),
    () => toast({ variant: 'destructive', title: 'Couldn’t copy the address', description: address }),
  );
