import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import { budgets } from '@giftwell/contracts/gift-ai/vocabulary';
import { Catalogue } from '../ideas/catalogue.js';
import { forbiddenNames } from '../testing/forbidden-names.js';
import { restriction } from '../testing/gift-request.js';
import { RestrictionCheck } from './restriction-check.js';

const catalogue = Catalogue.load();
const ideas = budgets.flatMap((budget) => catalogue.within(budget).map(({ idea }) => idea));
/** Words that only sound like something forbidden. */
const sound =
  /\b(?:vegan cheese(?:-making)?|large-print|audio|plain-spoken handbook|needs no battery|plastic-free|jigsaw pieces|illustrated tin|battery-free)\b/i;

describe('what the whole catalogue holds', () => {
  it.each(Object.entries(forbiddenNames) as [RestrictionKind, RegExp][])(
    'has nothing for %s that is forbidden by name',
    (kind, forbidden) => {
      const check = new RestrictionCheck({ restrictions: [restriction(kind)] });
      const named = ideas.filter(({ name }) => forbidden.test(name) && !sound.test(name));
      expect(named.length).toBeGreaterThan(10);
      // An experience leaves no clutter, even if its name has a thing in it.
      const things = named.filter(({ form }) => form !== 'experience' || !sparesExperiences.has(kind));
      expect(things.filter((idea) => !check.breaks(idea, idea)).map(({ name }) => name)).toEqual([]);
    },
  );

  it('has nothing to read in another language for someone who reads only Spanish', () => {
    const check = new RestrictionCheck({ restrictions: [restriction('reads-only', 'Spanish')] });
    const left = ideas.filter((idea) => !check.breaks(idea, idea));
    const readable = left.filter(({ name }) =>
      /\b(?:novels?|magazine|memoir|cookbook|crossword)\b/i.test(name),
    );
    expect(
      readable.filter((idea) => !/spanish|blank/i.test(JSON.stringify(idea))).map(({ name }) => name),
    ).toEqual([]);
    expect(left.length).toBeGreaterThan(ideas.length / 2);
  });
});

const sparesExperiences: ReadonlySet<RestrictionKind> = new Set([
  'no-clutter',
  'little-space',
  'no-batteries',
  'no-plastic',
  'no-liquids',
  'no-kitchen-appliances',
]);
