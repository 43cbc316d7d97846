import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DataExport } from '@giftwell/contracts/auth/exports';
import { useQuery } from '@tanstack/react-query';
import { SetPassword } from '../links/set-password.js';
import { PasswordStep } from '../password-step.js';
import { RefusalNote } from '../refusal-note.js';
import { addressQuery } from '../settings/settings.api.js';
import { SettingsSection } from '../settings/settings-section.js';
import { downloadAddress, exportQuery, useExportNews, useStartExport } from './account-data.api.js';

const moment = new Intl.DateTimeFormat('en', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
const failed = 'We couldn’t make your file';
const tryAgain = 'Please try again in a moment.';
const megabyte = 1_000_000;

function sizeOf(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}

/** Asks for a file with all data of the account, and offers it once it is ready. */
export function ExportSection() {
  useExportNews();
  const { data: last } = useQuery(exportQuery);
  const start = useStartExport();
  const isWorking = last?.state === 'working' || start.isPending;
  return (
    <SettingsSection title="Download My Data">
      <Typography sx={{ color: 'text.secondary' }}>
        One file with everything Giftwell knows about you: your people, dates and gifts as spreadsheets, and
        everything else.
      </Typography>
      <div role="status">
        <Progress last={isWorking ? undefined : last} isWorking={isWorking} />
      </div>
      {last?.state === 'ready' && !isWorking && (
        <Button variant="contained" component="a" href={downloadAddress(last.id)} download>
          Download ({sizeOf(last.bytes ?? 0)})
        </Button>
      )}
      <Start
        start={start}
        open={last?.state === 'ready' ? 'Make a new file' : 'Download My Data'}
        disabled={isWorking}
      />
    </SettingsSection>
  );
}

interface StartProps {
  start: ReturnType<typeof useStartExport>;
  /** On the button. */
  open: string;
  disabled: boolean;
}

/** Asks for the password, or starts at once for an account without one. */
function Start({ start, open, disabled }: StartProps) {
  const { data: address, isPending } = useQuery(addressQuery);
  if (address?.hasPassword !== false)
    return (
      <PasswordStep
        mutation={start}
        open={open}
        disabled={disabled || isPending}
        buttonText={{ idle: 'Make the file', pending: 'One moment…' }}
        title={failed}
        prefix="export"
      />
    );
  return (
    <>
      {start.error && (
        <>
          <RefusalNote error={start.error} fields={[]} failure={{ title: failed, otherwise: tryAgain }} />
          <SetPassword />
        </>
      )}
      <Button variant="outlined" disabled={disabled} onClick={() => start.mutate({})}>
        {open}
      </Button>
    </>
  );
}

function Progress({ last, isWorking }: { last: DataExport | null | undefined; isWorking: boolean }) {
  if (isWorking) return <Typography>We’re putting your file together. You can leave this page.</Typography>;
  if (last?.state === 'failed')
    return <Typography color="error">That didn’t work. Please try again in a moment.</Typography>;
  if (last?.state !== 'ready' || last.expiresAt === null) return null;
  return (
    <Typography>
      Your file is ready. You can download it until {moment.format(new Date(last.expiresAt))}.
    </Typography>
  );
}
