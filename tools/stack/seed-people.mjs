/** Whom the demo account buys gifts for: what the wizard asks, then how many ideas it rates and saves. */
export const seedPeople = [
  {
    recipientName: 'Ben',
    relationship: 'partner',
    age: 34,
    occasion: 'birthday',
    interests: ['Cooking', 'Outdoors'],
    customInterests: 'He just bought a small sailing boat and hates clutter.',
    personality: ['Adventurous'],
    budget: '101-250',
    ...{ rating: 5, saves: 3 },
  },
  {
    recipientName: 'Grandma Ruth',
    relationship: 'family',
    age: 78,
    occasion: 'christmas',
    interests: ['Gardening', 'Reading'],
    budget: '26-50',
    ...{ rating: 4, saves: 2 },
  },
  {
    recipientName: 'Leo',
    relationship: 'child',
    age: 7,
    occasion: 'birthday',
    interests: ['Science'],
    customInterests: 'Dinosaurs, and everything that can be taken apart.',
    personality: ['Curious'],
    budget: '26-50',
    ...{ rating: 5, saves: 2 },
  },
];
