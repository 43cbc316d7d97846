import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { AskAvoided, AskLike, publicAskRoutes } from '@giftwell/contracts/wishes/asks';

export type Told = Omit<HandlerInput<(typeof publicAskRoutes)['answer']>, 'code'>;

const likes: Record<AskLike, string> = {
  reading: 'reading',
  music: 'music',
  cooking: 'cooking',
  outdoors: 'being outdoors',
  crafts: 'crafts',
  gaming: 'games',
  gardening: 'gardening',
  movies: 'movies',
  travel: 'travel',
  art: 'art',
};
/** In words that the note reader understands. */
const allergies: Partial<Record<AskAvoided, string>> = {
  nuts: 'nuts',
  gluten: 'gluten',
  dairy: 'dairy',
  wool: 'wool',
};
const habits: Partial<Record<AskAvoided, string>> = {
  scents: 'Nothing scented.',
  alcohol: 'Doesn’t drink alcohol.',
};
const list = new Intl.ListFormat('en');

/** The answers as a note about them: `Told by Hanna: Likes art. Allergic to nuts.` Null if everything stayed open. */
export function toldNote(name: string, told: Told): string | null {
  const said = [
    told.likes.length > 0 && `Likes ${list.format(told.likes.map((like) => likes[like]))}.`,
    allergicTo(told),
    ...told.avoid.map((each) => habits[each]),
    told.avoidOther && `Please avoid: ${ended(told.avoidOther)}`,
    told.sizes && `Sizes: ${ended(told.sizes)}`,
  ].filter(Boolean);
  return said.length > 0 ? `Told by ${name}: ${said.join(' ')}` : null;
}

function allergicTo({ avoid }: Told): string | null {
  const things = avoid.flatMap((each) => allergies[each] ?? []);
  return things.length > 0 ? `Allergic to ${list.format(things)}.` : null;
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
