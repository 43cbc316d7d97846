import { observe, observeWork } from '../metrics/measures.js';
import { beginSpan, inSpan } from '../traces/traces.js';

const record = (provider: string) => (outcome: 'ok' | 'failed', seconds: number) =>
  observe('giftwell_provider_call_seconds', { provider, outcome }, seconds);

/** Runs one call of an outside provider, which is measured and traced under this name. */
export const callProvider = <T>(provider: string, work: () => Promise<T>): Promise<T> =>
  inSpan('provider call', { provider }, () => observeWork(record(provider), work));

/** The same for a call whose answer comes in parts; the returned function ends it. */
export function beginProviderCall(provider: string): (error?: unknown) => void {
  const since = performance.now();
  const endSpan = beginSpan('provider call', { provider });
  return (error) => {
    record(provider)(error === undefined ? 'ok' : 'failed', (performance.now() - since) / 1000);
    endSpan?.(error);
  };
}
