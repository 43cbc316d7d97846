import { isSameName } from '@giftwell/contracts/core/names';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { create } from 'zustand';
import { chooseMode, openWizard, useWizard, type WizardPrefill } from '../../data/stores/wizard-store.js';
import { birthdayAge, draftFrom, inputOf, type Draft } from './draft.js';
import { keepDraft, readKeptDraft, type KeptDraft } from './kept-draft.js';
import { answersOf, asksForDate, hasOwnDate, isComplete, stepsFor, type Step } from './steps/wizard-steps.js';

type Opening = Pick<ReturnType<typeof useWizard.getState>, 'prefill' | 'skipsAnswered'>;

interface WizardDraft extends KeptDraft {
  askingForDate: boolean;
  isFinished: boolean;
}

function beginning({ prefill, skipsAnswered }: Opening): WizardDraft {
  const draft = draftFrom(prefill);
  const date = draft.occasionDate;
  const toConfirm = date && isToConfirm(draft);
  const position = skipsAnswered && prefill ? firstUnanswered(draft, prefill) : 0;
  return {
    draft: toConfirm ? { ...draft, occasionDate: '' } : draft,
    knownName: draft.recipientId === null ? null : draft.recipientName,
    position,
    existing: toConfirm ? { date, occasion: draft.occasion } : null,
    // The occasion is chosen, and only its date is open.
    askingForDate: stepsFor(draft.occasion)[position] === 'occasion' && isComplete('occasion', draft),
    askedFor: date && !toConfirm ? draft.occasion : null,
    isFinished: false,
    ageTold: prefill?.age != null && prefill.age === draft.age,
  };
}

/** A date stored with the person needs no confirmation. */
const isToConfirm = ({ recipientId, occasion }: Draft): boolean =>
  recipientId === null && (occasion === null || asksForDate(occasion));

/** The first unanswered step; the first one if all are answered. A date that the calendar doesn't have is an answer. */
function firstUnanswered(draft: Draft, prefill: WizardPrefill): number {
  const isUndated = hasOwnDate(draft.occasion) && !draft.occasionDate;
  const isOpen = (step: Step) =>
    !isComplete(step, draft) ||
    !answersOf[step].some((field) => prefill[field] != null) ||
    (step === 'occasion' && isUndated);
  return Math.max(0, stepsFor(draft.occasion).findIndex(isOpen));
}

/** The initial values of the last opening. */
let started = beginning(useWizard.getState());
export const useDraft = create<WizardDraft>(() => started);
const { getState: get, setState: set } = useDraft;
/** The draft that was stored before this opening. */
let earlier: KeptDraft | null = null;

// Each opening starts over.
useWizard.subscribe((now, before) => {
  if (now.open && (!before.open || now.prefill !== before.prefill)) {
    started = beginning(now);
    earlier = readKeptDraft();
    set(started);
  }
});

// With each change, because the page may be reloaded.
useDraft.subscribe(() => {
  const { open, mode } = useWizard.getState();
  if (open && mode === 'text') keepUnfinished();
});

function keepUnfinished() {
  const { draft, position, knownName, existing, ageTold, askedFor, isFinished } = get();
  if (draft === started.draft && position === started.position) return;
  const isKept = !isFinished && draft.recipientName.trim() !== '';
  keepDraft(isKept ? { draft, position, knownName, existing, ageTold, askedFor } : earlier);
}

/** Removes the stored draft. */
export function discardDraft() {
  keepDraft(null);
  earlier = null;
}

/** Continues a stored draft. */
export function continueDraft() {
  const kept = readKeptDraft();
  if (!kept) return;
  discardDraft();
  chooseMode('text');
  const draft = draftFrom(kept.draft);
  const position = Math.min(kept.position, stepsFor(draft.occasion).length - 1);
  set({ ...kept, draft, position, askingForDate: false, isFinished: false });
}

/** Opens the wizard again at its first step, with all answers and corrections. */
export function editDraft(input: WizardInput) {
  const kept = get();
  openWizard();
  chooseMode('text');
  const draft = { ...draftFrom(input), recipientId: kept.draft.recipientId };
  set({
    ...kept,
    ageTold: input.age != null,
    ...{ draft, position: 0, askingForDate: false, isFinished: false },
  });
}

export const change = (fields: Partial<Draft>) =>
  set(({ draft, ageTold }) => ({
    draft: { ...draft, ...fields },
    ageTold: ageTold || fields.age !== undefined,
  }));

/** A date belongs to its occasion; another occasion gets the date stored with the person, or none. */
export function chooseOccasion(occasion: OccasionType) {
  const state = get();
  if (occasion === state.draft.occasion) return;
  const occasionDate = isKnown(state) ? keptDayOf(state.draft, occasion) : '';
  change({ occasion, occasionDate });
  if (occasionDate) set({ askedFor: occasion });
}

function keptDayOf({ recipientId }: Draft, occasion: OccasionType): string {
  const { plan } = useWizard.getState();
  if (plan?.known.recipientId !== recipientId) return '';
  return plan?.days.find(({ type }) => type === occasion)?.nextDate ?? '';
}

/** Another name means another person, who isn't stored yet. */
const isKnown = ({ draft, knownName }: WizardDraft): boolean =>
  knownName !== null && isSameName(draft.recipientName, knownName);

export const stepsOf = ({ draft }: WizardDraft): readonly Step[] => stepsFor(draft.occasion);
export const stepOf = (state: WizardDraft): Step => stepsOf(state)[state.position]!;
export const canLeave = (state: WizardDraft): boolean =>
  isComplete(stepOf(state), { ...state.draft, age: birthdayAge(state.draft) ?? state.draft.age });
export const isLast = (state: WizardDraft): boolean => state.position === stepsOf(state).length - 1;
/** A date is asked for once: if a dialog asks, the field appears with its answer or a known date. */
export const hasDateField = ({ draft, askedFor }: WizardDraft): boolean =>
  hasOwnDate(draft.occasion) && (!asksForDate(draft.occasion) || askedFor === draft.occasion);
export const existingDateOf = ({ existing, draft }: WizardDraft): string | null =>
  existing && (existing.occasion === null || existing.occasion === draft.occasion) ? existing.date : null;

function finished(state: WizardDraft): WizardInput {
  const { draft, ageTold } = state;
  return inputOf({
    ...draft,
    recipientId: isKnown(state) ? draft.recipientId : null,
    age: birthdayAge(draft) ?? (ageTold ? draft.age : null),
  });
}

/** Links the draft to a stored recipient, unless it is about another person by now. */
export function belongsTo(recipientId: number, name: string) {
  if (isSameName(get().draft.recipientName, name)) {
    change({ recipientId });
    set({ knownName: name });
  }
}

/** Continues if the step is complete; returns the input after the last step. */
export function goOn(): WizardInput | undefined {
  const state = get();
  if (!canLeave(state)) return;
  if (stepOf(state) === 'name' && state.knownName !== null && !isKnown(state)) forgetDay();
  if (isLast(state)) {
    set({ isFinished: true });
    return finished(state);
  }
  const { occasion, occasionDate } = state.draft;
  const ask =
    stepOf(state) === 'occasion' && asksForDate(occasion) && !occasionDate && state.askedFor !== occasion;
  set(ask ? { askingForDate: true } : { position: state.position + 1 });
}

/** A stored date doesn't apply to another person. */
function forgetDay() {
  change({ occasionDate: '' });
  set({ askedFor: null });
}

export const goBack = () => set(({ position }) => ({ position: Math.max(0, position - 1) }));

/** The answer of the date dialog: a date, or `''` to skip. */
export function answerDate(occasionDate: string) {
  change({ occasionDate });
  set(({ position, draft }) => ({
    askingForDate: false,
    askedFor: draft.occasion,
    position: position + 1,
  }));
}

export const closeDateDialog = () => set({ askingForDate: false });
