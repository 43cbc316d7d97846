import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { AskAvoided, AskLike, publicAskRoutes } from '@giftwell/contracts/wishes/asks';

export type AskAnswers = Omit<HandlerInput<(typeof publicAskRoutes)['answer']>, 'code'>;

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
export function answersNote(name: string, answers: AskAnswers): string | null {
  const sentences = [
    answers.likes.length > 0 && `Likes ${list.format(answers.likes.map((like) => likes[like]))}.`,
    allergicTo(answers),
    ...answers.avoid.map((each) => habits[each]),
    answers.avoidOther && `Please avoid: ${ended(answers.avoidOther)}`,
    answers.sizes && `Sizes: ${ended(answers.sizes)}`,
  ].filter(Boolean);
  return sentences.length > 0 ? `Told by ${name}: ${sentences.join(' ')}` : null;
}

function allergicTo({ avoid }: AskAnswers): string | null {
  const things = avoid.flatMap((each) => allergies[each] ?? []);
  return things.length > 0 ? `Allergic to ${list.format(things)}.` : null;
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
