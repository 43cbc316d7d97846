import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { remembered, toldKey } from '../../ui/memory/session-memory.js';
import type { Draft } from './draft.js';

/** The answers of a wizard that was closed half-way, and where it was. */
export interface KeptDraft {
  draft: Draft;
  /** The name that the draft's recipient is kept under. */
  knownName: string | null;
  /** From 0. */
  position: number;
  /** A date known before this run, and the occasion that it belongs to. */
  existing: { date: string; occasion: OccasionType | null } | null;
  /** Whether the age was given: it came along or was typed. Until then it is where the form begins, and is not sent. */
  ageTold: boolean;
  /** The occasion whose date was asked for, so that coming back does not ask again. */
  askedFor: OccasionType | null;
}

const stored = remembered<KeptDraft | null>(toldKey('draft'), null);

/** The draft that this tab keeps, if there is one. */
export const readKeptDraft = stored.read;
export const keepDraft = stored.write;
