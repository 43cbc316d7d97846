import type { CalendarScan } from '@giftwell/contracts/calendar/calendar-import';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import {
  forgetScan,
  googleAddress,
  googleOfferedQuery,
  useScan,
  useStartScan,
} from './calendar-import.api.js';
import { ChooseSource, type Method } from './choose-source.js';
import { connectGoogle, WindowBlocked } from './google-window.js';
import { RecentImports } from './recent-imports.js';
import { ReviewFound } from './review-found.js';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  /** The id of an access to Google, after a return from there. */
  tokenId: string | null;
}

const failures: Record<NonNullable<CalendarScan['failure']>, string> = {
  file_gone: 'The scan took too long. Please try again.',
  unreadable: 'There was an issue reading your file. Please try again.',
  google_failed: 'Failed to import from Google Calendar. Please try reconnecting your calendar.',
  google_expired: 'Google’s permission has ended. Please connect your calendar again.',
};

/** Finds gift occasions in a calendar, and adds those that the user approves. */
export function ImportDialog({ open, onClose, tokenId }: ImportDialogProps) {
  const titleId = useId();
  const isOnPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const flow = useImport(tokenId);
  const leave = () => {
    flow.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      fullScreen={isOnPhone}
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogHeader titleId={titleId} title="Import Gift Occasions" onLeave={leave} />
      <Box sx={{ px: { xs: 2.5, sm: 4 }, py: 3, overflowY: 'auto' }}>
        {flow.stage === 'scanning' && <Scanning progress={flow.scan?.progress ?? 0} />}
        {flow.stage === 'review' && <ReviewFound scan={flow.scan!} onAgain={flow.reset} onDone={leave} />}
        {flow.stage === 'choose' && (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <ChooseSource {...flow.choice} />
            <RecentImports />
          </Box>
        )}
      </Box>
    </Dialog>
  );
}

const Scanning = ({ progress }: { progress: number }) => (
  <Box sx={{ display: 'grid', gap: 2, py: 6 }}>
    <Typography role="status" sx={{ textAlign: 'center' }}>
      Looking for dates …
    </Typography>
    <LinearProgress variant="determinate" value={progress} aria-label="Progress of the scan" />
  </Box>
);

/** The state of one import, from the choice of a source to the review. */
function useImport(tokenId: string | null) {
  const offered = useQuery(googleOfferedQuery);
  const hasGoogle = offered.data?.google ?? false;
  const [chosen, setChosen] = useState<Method | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [scanId, setScanId] = useState<string | null>(null);
  const [isConnecting, setIsConnecting] = useState(false);
  const { mutate, isPending, reset: forgetStart } = useStartScan();
  const scan = useScan(scanId);

  const start = (what: Parameters<typeof mutate>[0]) => {
    setProblem(null);
    mutate(what, {
      onSuccess: setScanId,
      onError: (error) =>
        setProblem(
          errorMessage(error, 'Failed to scan calendar. Please check your calendar data and try again.'),
        ),
    });
  };
  const reset = () => {
    if (scanId) forgetScan(scanId);
    setScanId(null);
    setProblem(null);
    forgetStart();
  };
  const connect = async () => {
    setProblem(null);
    setIsConnecting(true);
    try {
      const connected = await connectGoogle(googleAddress);
      if (connected) start({ tokenId: connected });
      else setProblem('Google Calendar wasn’t connected. Nothing was read.');
    } catch (error) {
      setProblem(
        error instanceof WindowBlocked
          ? 'Your browser blocked the window of Google. Please allow it, then try again.'
          : errorMessage(error, 'Failed to connect to Google Calendar'),
      );
    } finally {
      setIsConnecting(false);
    }
  };
  useEffect(() => {
    if (tokenId)
      mutate({ tokenId }, { onSuccess: setScanId, onError: (error) => setProblem(errorMessage(error)) });
  }, [tokenId, mutate]);

  const failure = scan?.state === 'failed' ? failures[scan.failure ?? 'unreadable'] : null;
  const isScanning = isPending || isConnecting || (scanId !== null && scan?.state !== 'done' && !failure);
  const stage: 'choose' | 'scanning' | 'review' = isScanning
    ? 'scanning'
    : scan?.state === 'done'
      ? 'review'
      : 'choose';
  return {
    ...{ stage, scan, reset },
    choice: {
      ...{
        hasGoogle,
        problem: problem ?? failure,
        method: chosen ?? (hasGoogle ? ('google' as const) : ('file' as const)),
      },
      onMethod: (method: Method) => {
        setProblem(null);
        setChosen(method);
      },
      ...{ onScan: start, onProblem: setProblem, onGoogle: () => void connect() },
    },
  };
}
