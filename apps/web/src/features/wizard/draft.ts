import type { Corrections } from '@giftwell/contracts/gift-ai/corrections';
import {
  canonicalWord,
  interests,
  lifestyles,
  personalityTraits,
  slug,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { Budget, OccasionType, Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import {
  defaultAge,
  wizardDataSchema,
  wizardDefaults,
  wizardFields,
  type WizardData,
  type WizardInput,
} from '@giftwell/contracts/gift-ai/wizard';
import { maxAge } from '@giftwell/contracts/people/person-fields';
import { withTicked } from '../../ui/facts/fact-chips.js';
import { ageOn, todayIn } from '../../ui/fields/calendar-day.js';

/** The answers so far. `null` means not chosen, an empty text not written. */
export interface Draft {
  recipientId: number | null;
  recipientName: string;
  nickname: string;
  relationship: Relationship;
  age: number | null;
  occasion: OccasionType | null;
  customType: string;
  occasionDate: string;
  interests: string[];
  customInterests: string;
  personality: string[];
  customPersonality: string;
  lifestyle: string[];
  customLifestyle: string;
  budget: Budget | null;
  voiceTranscriptions: string[];
  /** Corrections of chips from before the answers were edited. */
  corrections: Corrections | null;
}
export type DraftField = keyof Draft;

const rules = wizardFields.shape;

/** A draft from a prefill; invalid values are asked for again. */
export function draftFrom(prefill: Partial<Record<DraftField, unknown>> = {}): Draft {
  const known = <F extends DraftField>(field: F) => {
    if (prefill[field] == null) return undefined;
    return (rules[field].safeParse(prefill[field]) as { data?: NonNullable<WizardData[F]> }).data;
  };
  const words = (field: 'interests' | 'personality' | 'lifestyle', vocabulary: readonly string[]) => [
    ...new Set((known(field) ?? []).map((word) => canonicalWord(word, vocabulary))),
  ];
  const corrections = known('corrections') ?? null;
  const removed = new Set(corrections?.removed.interests.map(({ phrase }) => slug(phrase)));
  return {
    recipientId: known('recipientId') ?? null,
    recipientName: known('recipientName') ?? '',
    nickname: known('nickname') ?? '',
    relationship: known('relationship') ?? wizardDefaults.relationship,
    age: known('age') ?? defaultAge,
    occasion: known('occasion') ?? null,
    customType: known('customType') ?? '',
    occasionDate: known('occasionDate') ?? '',
    interests: words('interests', interests).filter((word) => !removed.has(slug(word))),
    customInterests: known('customInterests') ?? '',
    personality: words('personality', personalityTraits),
    customPersonality: known('customPersonality') ?? '',
    lifestyle: words('lifestyle', lifestyles),
    customLifestyle: known('customLifestyle') ?? '',
    budget: known('budget') ?? null,
    voiceTranscriptions: known('voiceTranscriptions') ?? [],
    corrections,
  };
}

/** The draft for the contract: empty optional texts are not sent, open choices stay open. */
function values(draft: Draft) {
  const texts = ['nickname', 'customType', 'occasionDate'] as const;
  const customs = ['customInterests', 'customPersonality', 'customLifestyle'] as const;
  const blank = [...texts, ...customs].filter((field) => !draft[field].trim());
  return { ...draft, ...Object.fromEntries(blank.map((field) => [field, null])) };
}

/** The contract's error message for a field; undefined if it is valid. */
export function problemOf(field: DraftField, draft: Draft): string | undefined {
  return rules[field].safeParse(values(draft)[field]).error?.issues[0]?.message;
}

/** Today's age from the date of the birthday; null if its year can't be that of birth, as in a coming birthday. */
export function birthdayAge({ occasion, occasionDate }: Draft): number | null {
  if (occasion !== 'birthday') return null;
  const age = ageOn(occasionDate, todayIn(), 'february_28');
  return age >= 1 && age <= maxAge ? age : null;
}

/** The draft as the server's input. Throws if it is incomplete. */
export const inputOf = (draft: Draft): WizardInput =>
  wizardDataSchema.parse({
    ...values(draft),
    corrections: withTicked(draft.corrections, draft.interests),
  });
