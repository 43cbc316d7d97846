export interface SampleGift {
  person: string;
  /** What the giver said about the person. */
  told: string;
  name: string;
  price: string;
  reason: string;
}

/** Five invented people, each with a suitable idea of the catalogue. */
export const sampleGifts: readonly SampleGift[] = [
  {
    person: 'Maya turns 34',
    told: 'Bakes her own bread, likes useful things, owns little.',
    name: 'Baking steel for a home oven',
    price: '$75 – $100',
    reason: 'Maya loves baking bread, and this gives hearth loaves and flatbreads a burst of bottom heat.',
  },
  {
    person: 'Grandpa turns 78',
    told: 'Reads a lot, plays chess, keeps traditions alive.',
    name: 'Custom library embosser for book lovers',
    price: '$34 – $50',
    reason: 'Grandpa loves reading, and this marks every lent volume with a polite way home.',
  },
  {
    person: 'Emil turns 6',
    told: 'Dinosaurs. And being outdoors, looking for dinosaurs.',
    name: 'Excavate-your-own dinosaur egg with a real brush',
    price: '$9 – $16',
    reason: 'Emil loves dinosaurs, and this turns a kitchen table into a dig for one whole afternoon.',
  },
  {
    person: 'Noor and Sam get married',
    told: 'They travel a lot, and cook what they ate there.',
    name: 'Framed travel map with brass pins for two',
    price: '$120 – $205',
    reason: 'Noor and Sam love travel, and this tracks shared adventures, with room for the next fifty.',
  },
  {
    person: 'Mother’s Day',
    told: 'Mom gardens and paints, and says she needs nothing.',
    name: 'Botanical garden day with glasshouse tea for two',
    price: '$34 – $50',
    reason: 'Mom loves gardening, and this wanders from desert to jungle before lunch.',
  },
];
