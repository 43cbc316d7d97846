import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { saysEnough } from '@giftwell/contracts/gift-ai/wizard';
import { problemOf, type Draft, type DraftField } from '../draft.js';

export type Step = 'name' | 'occasion' | 'about' | 'interests' | 'personality' | 'lifestyle' | 'budget';

const short: readonly Step[] = ['name', 'occasion', 'about', 'interests', 'budget'];
const middle: readonly Step[] = ['name', 'occasion', 'about', 'lifestyle', 'interests', 'budget'];
const long: readonly Step[] = [
  'name',
  'occasion',
  'about',
  'interests',
  'personality',
  'lifestyle',
  'budget',
];

const stepsByOccasion: Partial<Record<OccasionType, readonly Step[]>> = {
  anniversary: middle,
  wedding: middle,
  graduation: middle,
  christmas: short,
  valentines: short,
  mothers_day: short,
  fathers_day: short,
};

/** The steps for an occasion; a birthday's if none is chosen. */
export const stepsFor = (occasion: OccasionType | null): readonly Step[] =>
  (occasion && stepsByOccasion[occasion]) ?? long;

/** The fields of each step. */
export const answersOf: Record<Step, readonly DraftField[]> = {
  name: ['recipientName', 'nickname'],
  occasion: ['occasion', 'customType', 'occasionDate'],
  about: ['relationship', 'age'],
  interests: ['interests', 'customInterests'],
  personality: ['personality', 'customPersonality'],
  lifestyle: ['lifestyle', 'customLifestyle'],
  budget: ['budget'],
};

type Answers = Parameters<typeof saysEnough>[0];
const enough = (draft: Draft, change: Partial<Answers>) =>
  saysEnough({ ...draft, occasion: draft.occasion ?? 'birthday', ...change });

const mayLeave: Partial<Record<Step, (draft: Draft) => boolean>> = {
  about: ({ age }) => age !== null,
  occasion: ({ occasion, customType }) => occasion !== 'other' || customType.trim() !== '',
  // All occasions except birthdays require only an interest.
  interests: (draft) => enough(draft, { occasion: 'other' }),
  personality: (draft) => enough(draft, { lifestyle: [], customLifestyle: '' }),
};

/** Whether Next is enabled: every field of the step is valid, and the required ones are set. */
export const isComplete = (step: Step, draft: Draft): boolean =>
  answersOf[step].every((field) => problemOf(field, draft) === undefined) &&
  (mayLeave[step]?.(draft) ?? true);

const asked: readonly OccasionType[] = ['birthday', 'anniversary', 'graduation', 'other'];
/** Occasions with a personal date, which a dialog asks for. */
export const asksForDate = (occasion: OccasionType | null): boolean =>
  occasion !== null && asked.includes(occasion);

const fixed: readonly OccasionType[] = ['christmas', 'valentines', 'mothers_day', 'fathers_day'];
/** Occasions whose date the calendar doesn't have. */
export const hasOwnDate = (occasion: OccasionType | null): boolean =>
  occasion !== null && !fixed.includes(occasion);
