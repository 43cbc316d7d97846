import type { CalendarScan } from '@giftwell/contracts/calendar/calendar-import';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../ui/feedback/app-error.js';
import {
  forgetScan,
  googleAddress,
  googleOfferedQuery,
  useScan,
  useStartScan,
  type Scannable,
} from './calendar-import.api.js';
import type { Method } from './choose-source.js';
import { connectGoogle, WindowBlocked } from './google-window.js';

const failures: Record<NonNullable<CalendarScan['failure']>, string> = {
  file_gone: 'The scan took too long. Please try again.',
  unreadable: 'There was an issue reading your file. Please try again.',
  too_large: 'There’s too much in this file to read. Please export fewer years or fewer calendars.',
  google_failed: 'Failed to import from Google Calendar. Please try reconnecting your calendar.',
  google_expired: 'Google’s permission has ended. Please connect your calendar again.',
};
const scanFailed = 'Failed to scan calendar. Please check your calendar data and try again.';

const connectionProblem = (error: unknown): string =>
  error instanceof WindowBlocked
    ? 'Your browser blocked the Google window. Please allow pop-ups, then try again.'
    : errorMessage(error, 'Failed to connect to Google Calendar');

const failureOf = (scan: CalendarScan | undefined): string | null =>
  scan?.state === 'failed' ? failures[scan.failure ?? 'unreadable'] : null;

function stageOf(scanId: string | null, scan: CalendarScan | undefined): 'choose' | 'scanning' | 'review' {
  if (scanId === null || scan?.state === 'failed') return 'choose';
  return scan?.state === 'done' ? 'review' : 'scanning';
}

/** Starts scans and follows them; `tokenId` is the access that a return from Google has brought. */
function useScanFlow(tokenId: string | null) {
  const [problem, setProblem] = useState<string | null>(null);
  const [scanId, setScanId] = useState<string | null>(null);
  const { mutate, isPending, reset: forgetStart } = useStartScan();
  const scan = useScan(scanId);
  const start = (what: Scannable) => {
    setProblem(null);
    mutate(what, {
      onSuccess: setScanId,
      onError: (error) => setProblem(errorMessage(error, scanFailed)),
    });
  };
  const reset = () => {
    if (scanId) forgetScan(scanId);
    setScanId(null);
    setProblem(null);
    forgetStart();
  };
  useEffect(() => {
    if (!tokenId) return;
    mutate({ tokenId }, { onSuccess: setScanId, onError: (error) => setProblem(errorMessage(error)) });
  }, [tokenId, mutate]);
  const stage = isPending ? 'scanning' : stageOf(scanId, scan);
  return { stage, scan, start, reset, problem: problem ?? failureOf(scan), setProblem };
}

/** The state of one import, from the choice of a source to the review. */
export function useImport(tokenId: string | null) {
  const offered = useQuery(googleOfferedQuery);
  const hasGoogle = offered.data?.google ?? false;
  const [chosen, setChosen] = useState<Method | null>(null);
  const [isConnecting, setIsConnecting] = useState(false);
  const { stage, scan, start, reset, problem, setProblem } = useScanFlow(tokenId);
  const connect = async () => {
    setProblem(null);
    setIsConnecting(true);
    try {
      const connected = await connectGoogle(googleAddress);
      if (connected) start({ tokenId: connected });
      else setProblem('We couldn’t connect Google Calendar, so we didn’t read anything. Please try again.');
    } catch (error) {
      setProblem(connectionProblem(error));
    } finally {
      setIsConnecting(false);
    }
  };
  const usual: Method = hasGoogle ? 'google' : 'file';
  return {
    ...{ stage: isConnecting ? ('scanning' as const) : stage, scan, reset },
    choice: {
      ...{ hasGoogle, problem, method: chosen ?? usual },
      onMethod: (method: Method) => {
        setProblem(null);
        setChosen(method);
      },
      ...{ onScan: start, onProblem: setProblem, onGoogle: () => void connect() },
    },
  };
}
