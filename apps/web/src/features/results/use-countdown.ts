import { useEffect, useState } from 'react';
import { retryAfterSeconds } from '../../ui/feedback/app-error.js';

/** Seconds until a retry makes sense. Above two minutes the message says when instead. */
export function waitOf(error: Error): number {
  const seconds = retryAfterSeconds(error) ?? 0;
  return seconds <= 120 ? Math.ceil(seconds) : 0;
}

/** Seconds left, counted down to 0; `start` restarts it. */
export function useCountdown(seconds: number): { left: number; start: (seconds: number) => void } {
  const [left, start] = useState(seconds);
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => start((now) => Math.max(0, now - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return { left, start };
}
