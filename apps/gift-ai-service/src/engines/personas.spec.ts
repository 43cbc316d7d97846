import { wizardDataSchema, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { budgets } from '@giftwell/contracts/gift-ai/vocabulary';
import { CatalogueEngine } from './catalogue-engine.js';

const engine = new CatalogueEngine();
const seeds = [1, 2, 3, 4, 5, 6];

function nineFor(input: WizardInput, seed = 1) {
  const wizard = wizardDataSchema.parse(input);
  return [...engine.answer({ wizard, excludeNames: [], round: 1, seed })].map(({ entry, reason }) => ({
    ...entry.idea,
    entry,
    reason: reason.text,
  }));
}
const words = (idea: { name: string; searchTerm: string; keywords: string[]; description: string }) =>
  `${idea.name} ${idea.searchTerm} ${idea.keywords.join(' ')} ${idea.description}`;

describe('a friend who just bought a sailing boat and hates clutter', () => {
  const tom = { recipientName: 'Tom', age: 42, interests: ['reading'], personality: ['practical'] };
  const customInterests = 'he just bought a sailing boat and hates clutter';

  it.each(budgets)('gets something for the boat first, with $ %s to spend', (budget) => {
    for (const seed of seeds) {
      const [first, ...rest] = nineFor({ ...tom, customInterests, budget }, seed);
      expect(words(first!)).toMatch(/sail|boat|yacht/i);
      expect([first!, ...rest].map(({ reason }) => reason).join(' ')).toContain('“sailing boat”');
    }
  });

  it('gets things to live through or to use up rather than things that stand around', () => {
    const lasting = (custom?: string) =>
      seeds
        .flatMap((seed) => nineFor({ ...tom, customInterests: custom, budget: '26-50' }, seed))
        .filter(({ entry }) => entry.standsAround);
    expect(lasting(customInterests)).toEqual([]);
    const leavesNothing = seeds
      .flatMap((seed) => nineFor({ ...tom, customInterests, budget: '26-50' }, seed))
      .filter(({ entry }) => entry.leavesNothing);
    expect(leavesNothing.length).toBeGreaterThan(seeds.length * 4);
  });
});

describe('a vegan colleague', () => {
  it.each(budgets)(
    'is given nothing from an animal and nothing too personal, with $ %s to spend',
    (budget) => {
      for (const seed of seeds) {
        const nine = nineFor(
          {
            recipientName: 'James',
            relationship: 'colleague',
            age: 34,
            occasion: 'christmas',
            interests: ['cooking', 'fashion'],
            customLifestyle: 'vegan',
            budget,
          },
          seed,
        );
        expect(nine).toHaveLength(9);
        for (const idea of nine) {
          expect(`${words(idea)} ${idea.why}`).not.toMatch(
            /\b(leather|wool|honey|cheese|meat|steak|salmon|cashmere|silk|bacon|suede|beeswax)\b/i,
          );
          expect(idea.relationships.length === 0 || idea.relationships.includes('colleague')).toBe(true);
        }
      }
    },
  );
});

describe('what someone cannot have or does not want', () => {
  const anyone = {
    recipientName: 'Kim',
    age: 40,
    occasion: 'christmas' as const,
    interests: ['cooking', 'reading', 'home'],
  };

  it.each(["doesn't drink", 'does not drink alcohol', 'he is sober', 'she is pregnant', 'never drinks'])(
    'no alcohol: %s',
    (customLifestyle) => {
      for (const budget of budgets) {
        for (const seed of seeds) {
          for (const idea of nineFor({ ...anyone, customLifestyle, budget }, seed))
            expect(idea.entry.alcohol).toBe(false);
        }
      }
    },
  );

  it('no more books: no book, yet other things for a reader', () => {
    for (const seed of seeds) {
      const nine = nineFor(
        {
          ...anyone,
          interests: ['reading'],
          customInterests: 'no more books please, the shelves are full',
          budget: '26-50',
        },
        seed,
      );
      for (const idea of nine) expect(idea.name).not.toMatch(/\bbooks?\b/i);
      expect(nine.some(({ interests }) => interests.includes('reading'))).toBe(true);
    }
  });

  it('allergic to cats: nothing about cats, and one nut allergy rules out every nut', () => {
    for (const seed of seeds) {
      const nine = nineFor(
        { ...anyone, customLifestyle: 'allergic to cats and peanuts', budget: '26-50' },
        seed,
      );
      for (const idea of nine)
        expect(words(idea)).not.toMatch(/\b(cats?|kitten|peanuts?|almonds?|hazelnuts?|pecans?)\b/i);
    }
  });

  it('hears praise where a "no" is only in the words', () => {
    const nine = nineFor({
      ...anyone,
      interests: [],
      customInterests: "he can't live without coffee and never misses a concert",
      budget: '51-100',
    });
    expect(words(nine[0]!)).toMatch(/coffee|espresso|concert|music/i);
  });

  it('takes the last of a list of dislikes for a dislike, and one kind for one kind', () => {
    const nine = nineFor({
      ...anyone,
      interests: ['movies'],
      customInterests: 'hates horror movies, board games and socks, but loves cats',
      budget: '0-25',
    });
    for (const idea of nine) expect(words(idea)).not.toMatch(/horror|socks|board games?/i);
    expect(nine.some(({ interests }) => interests.includes('movies'))).toBe(true);
    expect(nine.map(({ reason }) => reason).join(' ')).not.toMatch(/socks/i);
  });

  it('takes a "but" for a turn', () => {
    const nine = nineFor({
      ...anyone,
      interests: [],
      customInterests: 'not into sports but crazy about gardening',
      budget: '51-100',
    });
    expect(nine.some(({ interests }) => interests.includes('gardening'))).toBe(true);
    expect(nine.every(({ interests }) => interests[0] !== 'sports')).toBe(true);
  });
});

describe('people', () => {
  it('a four-year-old who loves dinosaurs', () => {
    for (const seed of seeds) {
      const nine = nineFor(
        {
          recipientName: 'Leo',
          relationship: 'family',
          age: 4,
          interests: ['outdoors'],
          customInterests: 'dinosaurs',
          personality: ['adventurous'],
          budget: '0-25',
        },
        seed,
      );
      expect(nine.slice(0, 3).filter((idea) => /dinosaur/i.test(words(idea))).length).toBeGreaterThan(1);
    }
  });

  it('a grandmother who gardens', () => {
    for (const seed of seeds) {
      const nine = nineFor(
        {
          recipientName: 'Margaret',
          nickname: 'Nana',
          relationship: 'family',
          age: 76,
          occasion: 'mothers_day',
          interests: ['gardening'],
          budget: '51-100',
        },
        seed,
      );
      expect(nine.filter(({ interests }) => interests.includes('gardening')).length).toBeGreaterThan(3);
    }
  });

  it('a teenage gamer under $25', () => {
    for (const seed of seeds) {
      const nine = nineFor(
        {
          recipientName: 'Kai',
          age: 15,
          interests: ['gaming'],
          personality: ['introverted'],
          budget: '0-25',
        },
        seed,
      );
      expect(nine.filter(({ interests }) => interests.includes('gaming')).length).toBeGreaterThan(3);
      expect(nine.every(({ suitableForMinors }) => suitableForMinors)).toBe(true);
    }
  });

  it('a couple marrying, above $500', () => {
    for (const seed of seeds) {
      const nine = nineFor(
        { recipientName: 'Anna & Tom', age: 32, occasion: 'wedding', interests: ['travel'], budget: '500+' },
        seed,
      );
      expect(nine.every(({ occasions }) => occasions.includes('wedding'))).toBe(true);
    }
  });

  it('someone who asked for something practical', () => {
    const practical = (customInterests: string) =>
      seeds
        .flatMap((seed) =>
          nineFor(
            {
              recipientName: 'Bo',
              age: 40,
              occasion: 'christmas',
              interests: ['home'],
              customInterests,
              budget: '51-100',
            },
            seed,
          ),
        )
        .filter(({ flags }) => flags.includes('practical')).length;
    expect(practical('would love something practical')).toBeGreaterThan(practical('tidy'));
  });

  it('nobody gets a thing for a dog that was never mentioned', () => {
    for (const seed of seeds) {
      const nine = nineFor(
        {
          recipientName: 'Bo',
          age: 40,
          occasion: 'christmas',
          interests: ['outdoors', 'home'],
          budget: '51-100',
        },
        seed,
      );
      for (const idea of nine) expect(idea.name).not.toMatch(/\bdogs?\b/i);
    }
    const withDog = nineFor({
      recipientName: 'Bo',
      age: 40,
      occasion: 'christmas',
      interests: ['home'],
      customInterests: 'has a new puppy',
      budget: '51-100',
    });
    expect(words(withDog[0]!)).toMatch(/dog/i);
  });

  it('parents-to-be at a baby shower get things for the baby as well', () => {
    const nine = nineFor({
      recipientName: 'Sam',
      age: 33,
      occasion: 'baby_shower',
      interests: ['home'],
      budget: '51-100',
    });
    expect(nine.some(({ ages }) => ages[0] === 0)).toBe(true);
    expect(nine.every(({ occasions }) => occasions.includes('baby_shower'))).toBe(true);
  });
});
