import {
  budgets,
  interests,
  lifestyles,
  occasionTypes,
  personalityTraits,
  relationships,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import fc from 'fast-check';

const word = <T extends string>(list: readonly T[]) => fc.constantFrom(...list);
const some = (list: readonly string[], minLength = 0) =>
  fc.uniqueArray(word(list), { minLength, maxLength: minLength + 4 });
const remark = fc.option(
  fc.oneof(
    fc.constantFrom(
      'just bought a sailing boat and hates clutter',
      'no more books, please',
      'loves wine & cheese, allergic to cats',
      'collects knives and whisky',
      '<b>loves</b> "quotes" and $& signs',
      'großartig im Kochen 🍲',
    ),
    fc.lorem({ maxCount: 3, mode: 'sentences' }),
  ),
);

/** Random valid wizard data. */
export const wizardInput: fc.Arbitrary<WizardInput & { seed: number }> = fc.record({
  recipientName: fc.oneof(
    fc.constantFrom('Mia', "D'Angelo", 'Zoë <3', '🎁'),
    fc.stringMatching(/^[A-Z][a-z]{1,99}$/),
  ),
  nickname: fc.option(fc.constantFrom('Sunny', '$1', 'Captain "Bob"')),
  relationship: word(relationships),
  age: fc.oneof(fc.integer({ min: 1, max: 17 }), fc.integer({ min: 18, max: 120 })),
  occasion: word(occasionTypes),
  interests: some(interests, 1),
  customInterests: remark,
  personality: some(personalityTraits, 1),
  customPersonality: remark,
  lifestyle: some(lifestyles),
  budget: word(budgets),
  seed: fc.nat(),
});
