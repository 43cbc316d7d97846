import type { Activity } from '@giftwell/contracts/auth/audit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/feedback/load-error.js';
import { activityQuery } from './settings.api.js';
import { SettingsSection } from './settings-section.js';

/** What happened, and what a failed attempt is called. */
const words: Record<Activity['action'], readonly [done: string, failed: string]> = {
  register: ['Account created', 'Sign-up failed'],
  'sign-in': ['Signed in', 'Failed sign-in: wrong password'],
  'sign-out': ['Signed out', 'Signing out failed'],
  'sessions-end': ['Signed out other devices', 'Signing out other devices failed'],
  're-authenticate': ['Password entered again', 'Wrong password for a change'],
  'password-change': ['Password changed', 'Password change failed'],
  'password-reset': ['Password reset by email', 'Password reset failed'],
  'address-confirm': ['Email address confirmed', 'Email confirmation failed'],
  'address-change': ['Email address changed', 'Email address change failed'],
  'username-change': ['Username changed', 'Username change failed'],
  'google-link': ['Google linked', 'Linking Google failed'],
  'google-unlink': ['Google unlinked', 'Unlinking Google failed'],
  'passkey-add': ['Passkey added', 'Adding a passkey failed'],
  'passkey-remove': ['Passkey removed', 'Removing a passkey failed'],
  'data-export': ['Data download requested', 'Data download failed'],
  'share-create': ['Idea shared', 'Sharing an idea failed'],
  'share-revoke': ['Link to an idea turned off', 'Turning off a link failed'],
  'wishlist-share': ['Wishlist shared', 'Sharing a wishlist failed'],
  'wishlist-unshare': ['Wishlist made private', 'Making a wishlist private failed'],
  'wishlist-link-renew': ['Wishlist link replaced', 'Replacing a wishlist link failed'],
  'wishlist-invite': ['Someone invited to a wishlist', 'Inviting someone to a wishlist failed'],
  'wishlist-uninvite': ['Invitation to a wishlist removed', 'Removing an invitation failed'],
};
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Sign-ins, security changes, sharing and exports of the account, newest first. */
export function ActivitySection() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(activityQuery);
  const activities = data?.pages.flatMap((page) => page.activities) ?? [];
  return (
    <SettingsSection title="Recent activity">
      <Typography sx={{ color: 'text.secondary' }}>
        Something you don’t recognize? Change your password.
      </Typography>
      {error && (
        <LoadError
          error={error}
          what="your recent activity"
          retrying={isFetching}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', display: 'grid', gap: 1.25 }}>
        {activities.map((activity) => (
          <Entry key={activity.id} activity={activity} />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          size="small"
          aria-busy={isFetching}
          onClick={isFetching ? undefined : () => void fetchNextPage()}
        >
          {isFetching ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </SettingsSection>
  );
}

const Entry = ({ activity: { at, action, succeeded } }: { activity: Activity }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 }}
  >
    <Typography sx={{ fontWeight: 600, color: succeeded ? 'text.primary' : 'error.main' }}>
      {words[action][succeeded ? 0 : 1]}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <time dateTime={at}>{moment.format(new Date(at))}</time>
    </Typography>
  </Box>
);
