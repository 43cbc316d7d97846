import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../stack/system/workspace.ts';

// The built contracts: loaded when the benches run, which build first.
const words = () =>
  import(pathToFileURL(join(root, 'libs', 'contracts', 'dist', 'gift-ai', 'vocabulary.js')).href);

const names = [
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
const remarks = [
  'just bought a sailing boat and hates clutter',
  'is learning to bake sourdough and would love better tools',
  'collects vinyl records, but has no room for more books',
  'vegan, runs half marathons, allergic to cats',
  'reads crime novels on the train every morning',
  'wants to spend more evenings outside with the kids',
  'has just moved into a small flat with a balcony',
  "doesn't drink, loves board games with friends",
];

/** Makes random valid input for the wizard; `random` gives numbers from 0 to 1. */
export async function wizardDataFrom(random) {
  const { budgets, interests, lifestyles, occasionTypes, personalityTraits, relationships } = await words();
  const below = (count) => Math.floor(random() * count);
  const one = (list) => list[below(list.length)];
  const some = (list, most) => [...new Set(Array.from({ length: below(most + 1) }, () => one(list)))];
  const perhaps = (value) => (random() < 0.3 ? value : undefined);
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
