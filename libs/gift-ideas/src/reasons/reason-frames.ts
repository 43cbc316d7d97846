/** The words that a sentence template may use. */
export interface FrameWords {
  /** The person's name. */
  who: string;
  /** `Mia's`, `James's`. */
  whose: string;
  /** Their interest. */
  liking: string;
  /** Whether these are the giver's words, not a ticked option or the label of a topic. */
  isOwn: boolean;
  /** What the gift does for it: "keeps the starter warm overnight". */
  does: string;
  /** `the engagement`, `the new home`, `Mia's birthday`. */
  day: string;
  /** Whether the verb is plural. */
  several: boolean;
}

type Frame = (words: FrameWords) => string;
const loves = ({ several }: FrameWords) => (several ? 'love' : 'loves');

/** "For tying knots", but "for a fan of crime novels": "Mia's otters" would be otters that she has. */
function belongsTo({ liking, several }: FrameWords): string {
  if (isDoing(liking) || /^(?:an?|what|his|her|their) /i.test(liking)) return liking;
  return `${several ? 'fans' : 'a fan'} of ${liking}`;
}
const isDoing = (liking: string): boolean => /^\p{L}+ing\b/u.test(liking);

/** "For Mia's dog". */
const belongsInPassing = (words: FrameWords): string =>
  !words.isOwn || isDoing(words.liking) || /^(?:the|an?|his|her|their) /i.test(words.liking)
    ? words.liking
    : `${words.whose} ${words.liking}`;

/** For the first idea that serves a stated interest. */
export const firstFrames: readonly Frame[] = [
  (w) => `For ${belongsTo(w)}: ${w.does}.`,
  (w) => `${w.who} ${loves(w)} ${w.liking}, and this ${w.does}.`,
];

/** For a further idea that serves the same interest. */
export const furtherFrames: readonly Frame[] = [
  (w) => `${w.does}, for ${belongsTo(w)}.`,
  (w) => `For ${belongsTo(w)}: ${w.does}.`,
];

/** For something that the person has or does, without a word of liking: "has a dog". */
export const passingFrames: readonly Frame[] = [
  (w) => `For ${belongsInPassing(w)}: ${w.does}.`,
  (w) => `${w.does}, for ${belongsInPassing(w)}.`,
];

/** For an idea that is only related to the interest. */
export const nearFrames: readonly Frame[] = [
  (w) => `Related to ${w.liking}: it ${w.does}.`,
  (w) => `It ${w.does}, a good match for ${w.liking}.`,
];

/** For a profession, which isn't necessarily an interest. */
export const tradeFrames: readonly Frame[] = [
  (w) => `For ${w.liking} like ${w.who}: ${w.does}.`,
  (w) => `${w.does}, made for ${w.liking}.`,
];

/** For ideas about the occasion itself. */
export const occasionFrames: readonly Frame[] = [(w) => `For ${w.day}: ${w.does}.`, (w) => `It ${w.does}.`];

/** For ideas without a stated fact: only what the gift does. */
export const plainFrames: readonly Frame[] = [(w) => `It ${w.does}.`];
