import type { PersonText } from '../people/person-text.js';
import type { Span } from '../text/note.js';

const again =
  /(?:wants|want|would love|would like|hopes|hoping|wishes|itching|dying|planning|plans|thinking of|keen) (?:to )?(?:\S+ ){0,2}(?:take it up|taking it up|start|get back|getting back|again|pick it up|take that up|try it|return|go back)/;
const reaches = 20;

/** "used to play piano and wants to take it up again". */
export const isResumed = (text: PersonText, { to }: Span): boolean => {
  const behind = text.plain.slice(text.startOf(to), text.startOf(to + reaches));
  return again.test(behind) || paused.test(behind);
};

/** "used to go to barre class before all this": prevented, but still interested. */
const paused =
  /^(?:[^ .;]+ ){1,5}(?:before|until|till) (?:all this|all that|the|covid|lockdown|work|kids|motherhood|fatherhood|parenthood|she had|he had|they had) ?(?:baby|babies|kids|twins|pandemic|covid|children|accident|)/;

const limit =
  /\b(?:c(?:o)?eliac|diabet\S*|bed rest|bedrest|arthriti\S*|stroke|hips?|knees?|wheelchair|eyes|eyesight|sight|blind|heart|weak hands|bad hands|medical|surgery|operation|accident|injur\S*|pregnant|twins|diagnos\S*|allerg\S*|intoleran\S*|can not|cannot|could not|unable|no longer able|too weak|doctors?|misses|missing it|gutted|heartbroken|parkinson\S*|chemo|cancer|newborn|had (?:the|a|her) baby|three weeks ago|breastfeeding|sleeping at all|no time|too busy|ms|shakes?|shaky|tremor|lost (?:his|her|the) \S+|walker|back (?:is|went|gave))\b/;
const wentOff =
  /\b(?:outgr\S+|grew out|bored|hates?|sick of|tired of|gave (?:it|that) up|went off|gone off|moved on|not any more|not anymore|as a (?:kid|child|boy|girl|teenager)|(?:was|were) (?:little|young|small|younger|a kid|a child|a boy|a girl|at school))\b/;
const around = 24;

/**
 * "used to bake bread every weekend, now she is celiac": something loved that a limit stands in the way of. It stays an
 * interest, and the limit is a restriction of its own.
 */
export const isLost = (text: PersonText, { from, to }: Span): boolean => {
  const near = text.plain.slice(text.startOf(Math.max(0, from - around)), text.startOf(to + around));
  return limit.test(near) && !wentOff.test(near);
};
