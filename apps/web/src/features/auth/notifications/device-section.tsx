import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/feedback/load-error.js';
import { SwitchRow } from '../../../ui/settings/switch-row.js';
import { SettingsSection } from '../settings/settings-section.js';
import { deviceQuery, useChangeDevice } from './device-notifications.api.js';
import { deviceSupport, type DeviceSupport } from './device-subscription.js';

const obstacles: Record<Exclude<DeviceSupport, 'ready'>, string> = {
  blocked:
    'Notifications from Giftwell are blocked in this browser. Allow them in its site settings, then reload this page.',
  'home-screen':
    'On an iPhone or iPad, add Giftwell to your Home Screen first. Then open it there and come back.',
  missing: 'This browser can’t show notifications.',
};

/** Whether this browser shows reminders; the browser asks for permission only after a click here. */
export function DeviceSection() {
  const { data: state, error, isFetching, refetch } = useQuery(deviceQuery);
  const change = useChangeDevice(state?.publicKey ?? '');
  // Read at every render: the answer to the browser's question changes it.
  const support = deviceSupport();
  return (
    <SettingsSection title="On this device">
      <Typography sx={{ color: 'text.secondary' }}>
        Get reminders as notifications, too. They never say whose date it is, so your screen gives nothing
        away.
      </Typography>
      {support !== 'ready' && <Typography role="status">{obstacles[support]}</Typography>}
      {!state && error && support === 'ready' && (
        <LoadError
          error={error}
          what="this device’s notifications"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {state && support === 'ready' && <DeviceSwitch isOn={state.isOn} change={change} />}
      {state && state.others > 0 && <OtherDevices count={state.others} change={change} />}
    </SettingsSection>
  );
}

type Change = ReturnType<typeof useChangeDevice>;

function DeviceSwitch({ isOn, change }: { isOn: boolean; change: Change }) {
  const turning = change.isPending ? change.variables : null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
      <SwitchRow
        label="Notifications on this device"
        help="Two weeks and one week before an occasion"
        on={turning === 'on' || (isOn && turning !== 'off')}
        onChange={(on) => change.mutate(on ? 'on' : 'off')}
      />
    </Box>
  );
}

const OtherDevices = ({ count, change }: { count: number; change: Change }) => (
  <Button
    variant="outlined"
    aria-busy={change.isPending && change.variables === 'others-off'}
    onClick={() => change.mutate('others-off')}
  >
    {count === 1 ? 'Turn off on my other device' : `Turn off on my ${count} other devices`}
  </Button>
);
