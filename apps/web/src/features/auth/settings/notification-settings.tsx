import { notificationKinds, type NotificationKind } from '@giftwell/contracts/auth/notifications';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { SwitchRow } from '../../../ui/settings/switch-row.js';
import { TroubleNote } from '../../../ui/feedback/trouble-note.js';
import { notificationsQuery, useChangeNotification } from './settings.api.js';

const words: Record<NotificationKind, { label: string; help: string }> = {
  emailReminders: { label: 'Email reminders', help: 'Two weeks before an occasion' },
  upcomingOccasions: { label: 'Upcoming occasions', help: 'One week before an occasion' },
  groupPurchaseUpdates: { label: 'Group gift updates', help: 'When something happens in a group gift' },
  monthlyDigest: { label: 'Monthly digest', help: 'What comes up in the next month' },
};

/** Which emails the user gets; those about the account always come. */
export function NotificationSettings() {
  const { data: wanted, error, isFetching, refetch } = useQuery(notificationsQuery);
  const change = useChangeNotification();
  const pending = change.isPending ? change.variables : {};
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        Choose the emails you want. Those about your account, such as a changed password, always come.
      </Typography>
      {!wanted && error && (
        <TroubleNote
          error={error}
          what="your choice of emails"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {wanted && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {notificationKinds.map((kind) => (
            <SwitchRow
              key={kind}
              {...words[kind]}
              on={pending[kind] ?? wanted[kind]}
              onChange={(on) => change.mutate({ [kind]: on })}
            />
          ))}
        </Box>
      )}
    </>
  );
}
