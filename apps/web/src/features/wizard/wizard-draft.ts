import { isSameName } from '@giftwell/contracts/core/names';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { defaultAge, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { create } from 'zustand';
import { chooseMode, openWizard, useWizard, type WizardPrefill } from '../../data/stores/wizard-store.js';
import { draftFrom, inputOf, type Draft } from './draft.js';
import { asksForDate, isComplete, stepsFor, type Step } from './steps/wizard-steps.js';

interface WizardDraft {
  draft: Draft;
  /** The name that the draft's recipient is kept under. */
  knownName: string | null;
  /** From 0. */
  position: number;
  /** A date known before this run, and the occasion that it belongs to. */
  existing: { date: string; occasion: OccasionType | null } | null;
  askingForDate: boolean;
  /** Whether the age was given: it came along, or its step was left as it stands. Until then it is where the form begins. */
  ageTold: boolean;
  /** The age was known and the giver took it away: the form's first age counts only once it is changed. */
  ageRemoved: boolean;
  /** The occasion whose date was asked for, so that coming back does not ask again. */
  askedFor: OccasionType | null;
}

function beginning(prefill?: WizardPrefill): WizardDraft {
  const draft = draftFrom(prefill);
  const date = draft.occasionDate;
  const toConfirm = date && (draft.occasion === null || asksForDate(draft.occasion));
  return {
    draft: toConfirm ? { ...draft, occasionDate: '' } : draft,
    knownName: draft.recipientId === null ? null : draft.recipientName,
    position: 0,
    existing: toConfirm ? { date, occasion: draft.occasion } : null,
    askingForDate: false,
    askedFor: null,
    ageTold: prefill?.age != null && prefill.age === draft.age,
    ageRemoved: prefill !== undefined && isAgeRemoved(prefill),
  };
}

const isAgeRemoved = ({ age, corrections }: WizardPrefill): boolean => age === null && !!corrections;

export const useDraft = create<WizardDraft>(() => beginning(useWizard.getState().prefill));
const { getState: get, setState: set } = useDraft;

// Each opening starts over, whatever was left of the one before.
useWizard.subscribe((now, before) => {
  if (now.open && (!before.open || now.prefill !== before.prefill)) set(beginning(now.prefill));
});

/** Opens the wizard once more at its first step, with everything that was filled in and what was corrected since. */
export function editDraft(input: WizardInput) {
  const kept = get();
  openWizard();
  chooseMode('text');
  const draft = { ...draftFrom(input), recipientId: kept.draft.recipientId };
  const ages = { ageTold: input.age != null, ageRemoved: isAgeRemoved(input) };
  set({ ...kept, ...ages, draft, position: 0, askingForDate: false });
}

export const change = (fields: Partial<Draft>) => set(({ draft }) => ({ draft: { ...draft, ...fields } }));

/** A date belongs to its occasion and leaves with it. */
export function chooseOccasion(occasion: OccasionType) {
  if (occasion !== get().draft.occasion) change({ occasion, occasionDate: '' });
}

export const stepsOf = ({ draft }: WizardDraft): readonly Step[] => stepsFor(draft.occasion);
export const stepOf = (state: WizardDraft): Step => stepsOf(state)[state.position]!;
export const canLeave = (state: WizardDraft): boolean => isComplete(stepOf(state), state.draft);
export const isLast = (state: WizardDraft): boolean => state.position === stepsOf(state).length - 1;
export const existingDateOf = ({ existing, draft }: WizardDraft): string | null =>
  existing && (existing.occasion === null || existing.occasion === draft.occasion) ? existing.date : null;

/** Another name means another person, who is not kept yet. */
function finished({ draft, knownName, ageTold }: WizardDraft): WizardInput {
  const same = knownName !== null && isSameName(draft.recipientName, knownName);
  return inputOf({
    ...draft,
    recipientId: same ? draft.recipientId : null,
    age: ageTold ? draft.age : null,
  });
}

/** From now on the draft is about a recipient that is kept, unless it has become another person's meanwhile. */
export function belongsTo(recipientId: number, name: string) {
  if (isSameName(get().draft.recipientName, name)) {
    change({ recipientId });
    set({ knownName: name });
  }
}

/** One step on if the step is complete; gives the finished input when it was the last one. */
export function goOn(): WizardInput | undefined {
  const state = get();
  if (!canLeave(state)) return;
  if (stepOf(state) === 'about')
    set({ ageTold: state.ageTold || !state.ageRemoved || state.draft.age !== defaultAge });
  if (isLast(state)) return finished(get());
  const { occasion, occasionDate } = state.draft;
  const ask =
    stepOf(state) === 'occasion' && asksForDate(occasion) && !occasionDate && state.askedFor !== occasion;
  set(ask ? { askingForDate: true } : { position: state.position + 1 });
}

export const goBack = () => set(({ position }) => ({ position: Math.max(0, position - 1) }));

/** The answer of the date dialog: a date, or `''` to do without. */
export function answerDate(occasionDate: string) {
  change({ occasionDate });
  set(({ position, draft }) => ({
    askingForDate: false,
    askedFor: draft.occasion,
    position: position + 1,
  }));
}

export const closeDateDialog = () => set({ askingForDate: false });
