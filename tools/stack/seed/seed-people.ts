interface SeedPerson {
  recipientName: string;
  relationship: string;
  age: number;
  occasion: string;
  interests: string[];
  customInterests?: string;
  personality?: string[];
  budget: string;
  /** Stored fields that the wizard doesn't ask for. */
  person: { birthdate: string; occasions: { type: string; date?: string }[] };
  /** From 1 to 5, for each rated idea. */
  rating: number;
  /** Number of ideas that are rated and saved. */
  saves: number;
}

const dayMs = 86_400_000;
/** The birthdate of a person who turns `age` in this many days. */
const bornFor = (age: number, days: number) => {
  const [year, ...rest] = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10).split('-');
  // 28 February exists in every year.
  return [Number(year) - age, ...rest].join('-').replace('-02-29', '-02-28');
};

/** The people in the demo account. */
export const seedPeople: SeedPerson[] = [
  {
    recipientName: 'Ben',
    relationship: 'partner',
    age: 34,
    occasion: 'birthday',
    interests: ['cooking', 'outdoors'],
    customInterests: 'He just bought a small sailing boat and hates clutter.',
    personality: ['adventurous'],
    budget: '101-250',
    person: { birthdate: bornFor(35, 12), occasions: [{ type: 'anniversary', date: '2019-09-14' }] },
    ...{ rating: 5, saves: 3 },
  },
  {
    recipientName: 'Grandma Ruth',
    relationship: 'family',
    age: 78,
    occasion: 'christmas',
    interests: ['gardening', 'reading'],
    budget: '26-50',
    person: { birthdate: bornFor(79, 140), occasions: [{ type: 'christmas' }] },
    ...{ rating: 4, saves: 2 },
  },
  {
    recipientName: 'Leo',
    relationship: 'child',
    age: 7,
    occasion: 'birthday',
    interests: ['science'],
    customInterests: 'Dinosaurs, and everything that can be taken apart.',
    personality: ['curious'],
    budget: '26-50',
    person: { birthdate: bornFor(8, 47), occasions: [{ type: 'christmas' }] },
    ...{ rating: 5, saves: 2 },
  },
];
