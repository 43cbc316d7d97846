import { wizardFields, saysEnough, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { wizardOccasions, type Budget, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { voiceNotesMax } from '@giftwell/contracts/people/person-fields';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import type { GiftPlan } from '../../data/stores/wizard-store.js';
import { interestsNote } from '../../data/runs/interests-note.js';
import { formatDay } from '../../ui/fields/dates.js';
import { occasionName } from '../../ui/fields/occasion-words.js';

/** An occasion to choose: one of the person's, or a type they don't have. */
export interface PlanDay {
  /** The value of its radio button. */
  value: string;
  label: string;
  type: OccasionType;
  customType: string | null;
  date: string | null;
  budget: Budget | null;
}

const dayOf = (day: Occasion): PlanDay => ({
  value: String(day.id),
  label: [occasionName(day), day.nextDate && formatDay(day.nextDate)].filter(Boolean).join(' · '),
  type: day.type,
  customType: day.customType,
  date: day.nextDate,
  budget: day.budget,
});

/** The person's occasions, next one first, then the types they don't have. */
export function daysOf({ days }: GiftPlan): PlanDay[] {
  const kept = days.map(dayOf);
  const others = wizardOccasions.filter((type) => type === 'other' || !kept.some((day) => day.type === type));
  return [
    ...kept,
    ...others.map((type) => ({
      value: type,
      label: occasionName({ type, customType: null }),
      type,
      ...{ customType: null, date: null, budget: null },
    })),
  ];
}

/** What can be changed before ideas are requested. */
export interface PlanValues {
  day: PlanDay;
  customType: string;
  budget: Budget;
  interests: string[];
  traits: string[];
  news: string;
}

/** The initial occasion and the known facts. */
export function firstValues({ known }: GiftPlan, days: readonly PlanDay[]): PlanValues {
  const isPlanned = ({ type, customType, date }: PlanDay) =>
    type === known.occasion &&
    customType === (known.customType ?? null) &&
    date === (known.occasionDate ?? null);
  const day = days.find(isPlanned) ?? days.find(({ type }) => type === known.occasion) ?? days[0]!;
  return {
    day,
    customType: '',
    budget: known.budget ?? '51-100',
    interests: known.interests ?? [],
    traits: [...(known.personality ?? []), ...(known.lifestyle ?? [])],
    news: '',
  };
}

/** The input for the server; new text is read like a note. */
export function inputOf({ known }: GiftPlan, values: PlanValues): WizardInput {
  const { day, customType, budget, interests, traits, news } = values;
  const kept = (words: readonly string[] | undefined) =>
    (words ?? []).filter((word) => traits.includes(word));
  const notes = known.voiceTranscriptions ?? [];
  const input: WizardInput = {
    ...known,
    occasion: day.type,
    customType: day.customType ?? (customType.trim() || null),
    occasionDate: day.date,
    ...{ budget, interests },
    personality: kept(known.personality),
    lifestyle: kept(known.lifestyle),
    voiceTranscriptions: news.trim() ? [...notes.slice(1 - voiceNotesMax), news.trim()] : notes,
  };
  return isEnough(input) ? input : inOneNote(input);
}

const isEnough = (input: WizardInput): boolean => saysEnough(wizardFields.parse(input));

/** A birthday requires a trait; for a stored person one note replaces it. */
function inOneNote(input: WizardInput): WizardInput {
  const words = interestsNote(input);
  return words ? { ...input, voiceTranscriptions: [words] } : input;
}

/** What is missing for a request for ideas, or null. */
export function problemOf(plan: GiftPlan, values: PlanValues): 'occasion' | 'interests' | null {
  const input = inputOf(plan, values);
  if (input.occasion === 'other' && !input.customType) return 'occasion';
  return isEnough(input) ? null : 'interests';
}
