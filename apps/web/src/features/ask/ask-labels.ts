import type { AskAvoided, AskLike } from '@giftwell/contracts/wishes/asks';

export const likeLabels: Record<AskLike, string> = {
  reading: 'A good book',
  music: 'A concert',
  cooking: 'Something to cook',
  outdoors: 'A day outdoors',
  crafts: 'Making something',
  gaming: 'A game night',
  gardening: 'Plants',
  movies: 'A movie night',
  travel: 'A trip',
  art: 'A museum',
};

export const avoidLabels: Record<AskAvoided, string> = {
  nuts: 'Nuts',
  gluten: 'Gluten',
  dairy: 'Dairy',
  wool: 'Wool',
  scents: 'Strong scents',
  alcohol: 'Alcohol',
};
