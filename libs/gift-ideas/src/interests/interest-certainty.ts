/**
 * How surely a fact is an interest: something that the person has or does in passing ("has a dog", "wears the same
 * cap"), something that the giver isn't sure of, or the country that the person has ties to.
 */
export type InterestCertainty = 'firm' | 'passing' | 'unsure' | 'origin';

const unsure =
  /\b(?:might|maybe|perhaps|possibly|supposedly|apparently|not sure|unsure|no idea|don't know|dont know)\b|\bi (?:think|guess|believe)\b/i;
const passing =
  /^(?:(?:she|he|they|always|usually|still|also|only|mostly|who) )*(?:has|have|had|got|has got|wears?|wearing|drinks?|uses?|owns?)\b/i;

/** What somebody does for their faith is theirs, but seldom what they want nine gifts for. */
const faith =
  /^(?:going to |attending |keeping )?(?:the )?(?:daily |sunday )?(?:shabbat|sabbath|shabbos|mass|church|chapel|mosque|temple|synagogue|shul|prayers?|praying|rosary|bible study|gurdwara)$/i;

/** A need more than an interest: two warm things are enough. */
const need = /^keeping warm$/i;

/** By the phrase and the giver's words for it, from the verb on. */
export function interestCertaintyOf(phrase: string, source: string): InterestCertainty {
  if (unsure.test(source)) return 'unsure';
  return passing.test(source) || faith.test(phrase) || need.test(phrase) ? 'passing' : 'firm';
}

interface Rank {
  /** Factor for ideas that serve it. */
  weight: number;
  /** Most places of the nine. */
  most: number;
}
export const certaintyRank: Readonly<Record<InterestCertainty, Rank>> = {
  firm: { weight: 1, most: Infinity },
  passing: { weight: 0.9, most: 2 },
  unsure: { weight: 0.85, most: 2 },
  origin: { weight: 0.66, most: 2 },
};
/** All that is unsure together has no more places than this. */
export const maxUnsure = 3;
