import { createLocalList } from '../../ui/memory/local-list.js';

/** A contribution that was made in this browser. */
export interface LocalContribution {
  shareCode: string;
  /** Its secret code. */
  code: string;
  /** The idea it voted for. */
  ideaId?: number;
}

export const localContributions = createLocalList<LocalContribution>('giftwell-contributions');
export const useLocalContributions = localContributions.useAll;
