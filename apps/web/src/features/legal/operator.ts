import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const read = () =>
  document.querySelector<HTMLMetaElement>('meta[name="giftwell-operator"]')?.content.trim() ?? '';

/** The operator from the configuration; empty if not set, and in a prerendered page. */
export const useOperator = (): string => useSyncExternalStore(never, read, () => '');
