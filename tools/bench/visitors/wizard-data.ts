// Loaded when the benches run, because the contracts are built first.
const words = () => import('@giftwell/contracts/gift-ai/vocabulary');

const names: [string, ...string[]] = [
  'Mia',
  'Jonas',
  'Grandma Rosa',
  'Noor',
  'Uncle Bob',
  'Zoë',
  'Chris',
  'Li Wei',
  "D'Angelo",
  'Amara',
];
const remarks: [string, ...string[]] = [
  'just bought a sailing boat and hates clutter',
  'is learning to bake sourdough and would love better tools',
  'collects vinyl records, but has no room for more books',
  'vegan, runs half marathons, allergic to cats',
  'reads crime novels on the train every morning',
  'wants to spend more evenings outside with the kids',
  'has just moved into a small flat with a balcony',
  "doesn't drink, loves board games with friends",
];

/** The answers to the wizard. */
export type WizardData = ReturnType<Awaited<ReturnType<typeof wizardDataFrom>>>;

/** Generates random valid wizard data; `random` returns numbers from 0 to 1. */
export async function wizardDataFrom(random: () => number) {
  const { budgets, interests, lifestyles, occasionTypes, personalityTraits, relationships } = await words();
  const below = (count: number) => Math.floor(random() * count);
  const one = <T>(list: readonly [T, ...T[]]) => list[below(list.length)] ?? list[0];
  const some = <T>(list: readonly [T, ...T[]], most: number) => [
    ...new Set(Array.from({ length: below(most + 1) }, () => one(list))),
  ];
  const perhaps = <T>(value: T) => (random() < 0.3 ? value : undefined);
  return () => ({
    recipientName: one(names),
    nickname: perhaps('Sunny'),
    relationship: one(relationships),
    age: 1 + below(95),
    occasion: one(occasionTypes),
    interests: [one(interests), ...some(interests, 4)],
    customInterests: perhaps(one(remarks)),
    personality: [one(personalityTraits), ...some(personalityTraits, 2)],
    customPersonality: perhaps('curious and a little chaotic'),
    lifestyle: some(lifestyles, 3),
    budget: one(budgets),
    seed: below(2_147_483_647),
  });
}
