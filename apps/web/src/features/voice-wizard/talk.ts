import {
  correctionsBetween,
  withCorrections,
  type Corrections,
} from '@giftwell/contracts/gift-ai/corrections';
import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { ExtractedRecipient, ExtractedSource } from '@giftwell/contracts/gift-ai/voice';
import { descriptionKeys, transcriptionMax } from '@giftwell/contracts/people/person-fields';
import { create } from 'zustand';
import { interestsLeft, withTicked } from '../../ui/facts/fact-chips.js';
import { useWizard } from '../../data/stores/wizard-store.js';
import type { Problem } from './voice-problem.js';

type Stage = 'telling' | 'review' | 'editing';

/** One conversation, from the first note to the ideas. */
export interface VoiceNote {
  stage: Stage;
  /** Typed or transcribed, but not read yet. */
  note: string;
  known: ExtractedRecipient | null;
  /** Corrected interests, restrictions and so on; null if the words were edited. */
  facts: PersonFacts | null;
  /** Single corrections, which also apply to later readings. */
  corrections: Corrections | null;
  sources: readonly ExtractedSource[];
  questions: readonly string[];
  problem: Problem | null;
}

const beginning: VoiceNote = {
  stage: 'telling',
  note: '',
  known: null,
  facts: null,
  corrections: null,
  sources: [],
  questions: [],
  problem: null,
};

export const useVoiceNote = create<VoiceNote>(() => beginning);
const { getState: get, setState: set } = useVoiceNote;

// Each opening of the wizard starts over, but not a change of the input method.
useWizard.subscribe((now, before) => {
  if (now.open && !before.open) set(beginning);
});

export const setNote = (note: string) => set({ note: note.slice(0, transcriptionMax), problem: null });
export const setVoiceProblem = (problem: Problem | null) => set({ problem });
export const goTo = (stage: Stage) => set({ stage, problem: null });

/** Whether closing would discard anything. */
export const hasSomething = (): boolean => get().note.trim() !== '' || get().known !== null;

/** Transcribed words are appended to typed ones. */
export function appendTranscript(words: string) {
  const { note } = get();
  setNote([note.trim(), words.trim()].filter(Boolean).join(' '));
}

interface Understood {
  recipientData: ExtractedRecipient;
  facts: PersonFacts;
  sources: readonly ExtractedSource[];
  followUpQuestions: readonly string[];
}

/** Adopts the facts of a note. Text typed meanwhile is kept for the next note. */
export function setFacts(note: string, answer: Understood) {
  const { recipientData, facts: heard, sources, followUpQuestions } = answer;
  const { note: now, corrections, sources: before } = get();
  set({
    stage: 'review',
    note: now.startsWith(note) ? now.slice(note.length).trim() : now === note.trim() ? '' : now,
    known: recipientData,
    facts: corrections ? withCorrections(heard, corrections) : heard,
    sources: stillTrue([...before, ...sources], recipientData),
    questions: followUpQuestions,
    problem: null,
  });
}

/** Takes over corrections from the form. */
export function applyCorrections(known: ExtractedRecipient) {
  set(({ sources, facts, corrections, known: before }) => ({
    stage: 'review',
    known,
    // Edited words are read again when ideas are requested.
    facts: before && sameWords(before, known) ? facts : null,
    corrections: withTicked(corrections, known.interests),
    sources: stillTrue(sources, known),
    problem: null,
  }));
}

/** Adopts corrected facts, and the budget for a corrected sum. */
export const correctFacts = (now: PersonFacts, budget: Budget | null) =>
  set(({ facts, known, corrections, sources }) => {
    if (!facts || !known) return {};
    const interests = interestsLeft(known.interests, { facts }, { facts: now });
    const after = { ...known, budget, interests };
    return {
      facts: now,
      corrections: correctionsBetween(facts, now, corrections),
      known: after,
      sources: stillTrue(sources, after),
    };
  });

const sameWords = (one: ExtractedRecipient, other: ExtractedRecipient) =>
  descriptionKeys.every((field) => String(one[field] ?? '') === String(other[field] ?? ''));

export const setName = (name: string) => set(({ known }) => ({ known: known && { ...known, name } }));

/** The sources of values that are still valid; the last one if a value was said twice. */
function stillTrue(sources: readonly ExtractedSource[], known: ExtractedRecipient): ExtractedSource[] {
  const stands = ({ field, value }: ExtractedSource) => {
    const now = known[field];
    if (Array.isArray(now)) return now.includes(value);
    // Free text grows with every note.
    return field.startsWith('custom') ? String(now ?? '').includes(value) : String(now ?? '') === value;
  };
  const last = new Map(sources.filter(stands).map((source) => [`${source.field} ${source.value}`, source]));
  return [...last.values()];
}
