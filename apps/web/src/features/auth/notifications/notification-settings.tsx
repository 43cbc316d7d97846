import { notificationKinds, type NotificationKind } from '@giftwell/contracts/auth/notifications';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { SwitchRow } from '../../../ui/settings/switch-row.js';
import { LoadError } from '../../../ui/feedback/load-error.js';
import { SettingsSection } from '../settings/settings-section.js';
import { notificationsQuery, useChangeNotification } from '../settings/settings.api.js';
import { DeviceSection } from './device-section.js';

const words: Record<NotificationKind, { label: string; help: string }> = {
  emailReminders: { label: 'Email reminders', help: 'Two weeks before an occasion' },
  upcomingOccasions: { label: 'Upcoming occasions', help: 'One week before an occasion' },
  orderByHints: { label: 'Order-by dates', help: 'Adds the last safe day to order to both emails above' },
  groupPurchaseUpdates: { label: 'Group gift updates', help: 'When something happens in a group gift' },
  monthlyDigest: { label: 'Monthly digest', help: 'What’s coming up in the next month' },
};

/** Which emails the user gets, and whether this browser shows notifications. */
export const NotificationSettings = () => (
  <>
    <EmailSection />
    <DeviceSection />
  </>
);

/** Emails about the account always come. */
function EmailSection() {
  const { data: wanted, error, isFetching, refetch } = useQuery(notificationsQuery);
  const change = useChangeNotification();
  const pending = change.isPending ? change.variables : {};
  return (
    <SettingsSection title="By email">
      <Typography sx={{ color: 'text.secondary' }}>
        Choose the emails you want. You’ll always get the ones about your account, such as a changed password.
      </Typography>
      {!wanted && error && (
        <LoadError
          error={error}
          what="your email settings"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {wanted && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
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
    </SettingsSection>
  );
}
