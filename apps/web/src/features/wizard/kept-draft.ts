import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { sessionStored, privateStorageKey } from '../../ui/memory/session-memory.js';
import type { Draft } from './draft.js';

/** The answers of a wizard that was closed, or left by a reload, before its end, and its step. */
export interface KeptDraft {
  draft: Draft;
  /** The name of the draft's stored recipient. */
  knownName: string | null;
  /** From 0. */
  position: number;
  /** A date known before, and its occasion. */
  existing: { date: string; occasion: OccasionType | null } | null;
  /** Whether the age was given. Otherwise it is the form's initial value and not sent. */
  ageTold: boolean;
  /** The occasion whose date was asked for, so that it isn't asked again. */
  askedFor: OccasionType | null;
}

const stored = sessionStored<KeptDraft | null>(privateStorageKey('draft'), null);

/** The draft in this tab, if there is one. */
export const readKeptDraft = stored.read;
export const keepDraft = stored.write;
