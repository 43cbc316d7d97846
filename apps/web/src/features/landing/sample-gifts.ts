export interface SampleGift {
  person: string;
  /** What was told about the person, as it was answered in the wizard. */
  told: string;
  name: string;
  price: string;
  reason: string;
}

/** Five people made up by us, each with an idea of the catalogue that suits them. */
export const sampleGifts: readonly SampleGift[] = [
  {
    person: 'Maya turns 34',
    told: 'Bakes her own bread, likes useful things, owns little.',
    name: 'Bake-at-home croissants shipped from a pastry chef',
    price: '$58 – $88',
    reason: 'She bakes bread and loves to cook. This brings the bakery to her kitchen.',
  },
  {
    person: 'Grandpa turns 78',
    told: 'Reads a lot, plays chess, keeps traditions alive.',
    name: 'Grandparent interview book with audio prompts',
    price: '$30 – $46',
    reason:
      'Grandpa loves to read and keeps traditions alive, so we picked something that draws out the stories still waiting to be told.',
  },
  {
    person: 'Emil turns 6',
    told: 'Dinosaurs. And being outdoors, looking for dinosaurs.',
    name: 'Glow-in-the-dark dinosaur bedtime atlas',
    price: '$15 – $24',
    reason: 'Emil loves dinosaurs, and this settles who would win before anyone has to sleep.',
  },
  {
    person: 'Noor and Sam get married',
    told: 'They travel a lot, and cook what they ate there.',
    name: 'Copper-lined ibrik and hot-sand coffee tray',
    price: '$110 – $170',
    reason:
      'For people who love to travel, this is a find: it turns a coffee break into a small, fragrant ceremony.',
  },
  {
    person: 'Mother’s Day',
    told: 'Mom gardens and paints, and says she needs nothing.',
    name: 'Botanical garden day with glasshouse tea for two',
    price: '$34 – $50',
    reason: 'Mom loves gardening, and this wanders from desert to jungle before lunch.',
  },
];
