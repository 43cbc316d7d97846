/** The words that a sentence template may use. */
export interface FrameWords {
  /** The name at the beginning of a sentence, or "She". */
  who: string;
  /** `Mia's`, `James's`. */
  whose: string;
  /** Their interest. */
  liking: string;
  /** What the gift does for it: "keeps the starter warm overnight". */
  does: string;
  /** `the engagement`, `the new home`, `Mia's birthday`. */
  day: string;
  /** Whether the verb is plural. */
  several: boolean;
}

type Frame = (words: FrameWords) => string;
const is = ({ several }: FrameWords) => (several ? 'are' : 'is');
const loves = ({ several }: FrameWords) => (several ? 'love' : 'loves');

/** For the first idea that serves an interest: names the fact and what the gift does for it. */
export const firstFrames: readonly Frame[] = [
  (w) => `${w.who} ${loves(w)} ${w.liking}, and this ${w.does}.`,
  (w) => `${w.who} ${is(w)} into ${w.liking}, and this ${w.does}.`,
  (w) => `For ${w.whose} love of ${w.liking}: this ${w.does}.`,
  (w) => `This ${w.does}, just right for someone who loves ${w.liking}.`,
  (w) => `Because ${w.who} ${loves(w)} ${w.liking}: this ${w.does}.`,
  (w) => `This ${w.does}, and ${w.who} ${loves(w)} ${w.liking}.`,
  (w) => `Chosen for ${w.liking}: this ${w.does}.`,
  (w) => `It ${w.does}, a good fit for ${w.whose} love of ${w.liking}.`,
];

/** For a further idea that serves the same interest. */
export const furtherFrames: readonly Frame[] = [
  (w) => `Also for ${w.liking}: it ${w.does}.`,
  (w) => `It ${w.does}, another way to enjoy ${w.liking}.`,
  (w) => `This ${w.does}, a good match for ${w.liking}.`,
  (w) => `A different side of ${w.liking}: this ${w.does}.`,
  (w) => `More for ${w.liking}: it ${w.does}.`,
  (w) => `This ${w.does}, which fits ${w.liking}, too.`,
  (w) => `Another one for ${w.liking}: this ${w.does}.`,
  (w) => `It ${w.does}, so it goes well with ${w.liking}.`,
];

/** For an idea that is only related to the interest. */
export const nearFrames: readonly Frame[] = [
  (w) => `Close to ${w.liking}: this ${w.does}.`,
  (w) => `It ${w.does}, not far from ${w.liking}.`,
  (w) => `Something beside ${w.liking}: this ${w.does}.`,
  (w) => `For another side of the same taste as ${w.liking}: this ${w.does}.`,
];

/** For a profession, which isn't necessarily an interest. */
export const tradeFrames: readonly Frame[] = [
  (w) => `Made for ${w.liking}: this ${w.does}.`,
  (w) => `It ${w.does}, which suits ${w.liking}.`,
  (w) => `With the working day of ${w.liking} in mind: it ${w.does}.`,
  (w) => `For ${w.liking} like ${w.who}: this ${w.does}.`,
];

/** For ideas about the occasion itself. */
export const occasionFrames: readonly Frame[] = [
  (w) => `For ${w.day}: this ${w.does}.`,
  (w) => `With ${w.day} in mind: it ${w.does}.`,
  (w) => `${w.day} is the moment for it: this ${w.does}.`,
  (w) => `Made for ${w.day}: it ${w.does}.`,
  (w) => `Just right for ${w.day}: this ${w.does}.`,
  (w) => `A thought for ${w.day}: it ${w.does}.`,
];

/** For ideas without a stated fact: only what the gift does. */
export const plainFrames: readonly Frame[] = [
  (w) => `A simple pleasure for ${w.day}: this ${w.does}.`,
  (w) => `Something for ${w.who} to enjoy: this ${w.does}.`,
  (w) => `An easy gift to like: this ${w.does}.`,
  (w) => `Good on any day of the year: it ${w.does}.`,
];
