/** An answer of the wizard, shortened to three of its nine ideas. */
export const exampleIdeas = [
  {
    category: 'Kitchen & Dining',
    name: 'Cast-iron bread pan with lid',
    price: '$65 – $85',
    description: 'Heavy, dark, and made for a loud crust. Goes from stove to table and outlives every trend.',
    reason: 'She bakes on Sundays, and you asked for something she will use and not just look at.',
  },
  {
    category: 'Outdoor & Adventure',
    name: 'Pocket hammock for two',
    price: '$55 – $75',
    description: 'Packs down to the size of a grapefruit and hangs between any two trees in a minute.',
    reason: 'Trail weekends need a good ending, and it takes up no room in a small flat.',
  },
  {
    category: 'Workshops & Classes',
    name: 'Saturday pottery class',
    price: '$60 – $95',
    description: 'Three hours at the wheel with a patient teacher, and two fired bowls to take home.',
    reason: 'Creative and curious, no fan of clutter: an afternoon to remember beats another thing.',
  },
] as const;
