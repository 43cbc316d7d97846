import type { RuleContext } from '../people/rule-context.js';
import { hobbyVerbs, isClearHobby } from '../words/hobby-verbs.js';
import { interestNamed } from '../words/interest-words.js';
import { sentenceEnds, type Note, type Span } from '../text/note.js';
import { owns, unowned } from '../words/relations.js';

/** Words that end a list of objects. */
const ends =
  /^(?:but|because|since|so|who|who's|which|when|while|if|although|though|budget|maybe|max|maximum|however|except|please|thanks|where|than|that's|then|i|i'm|i'd|we|it's|there's|there|it|he|she|they|he's|she's|they're|hates?|misses|dislikes?|doesn't|don't|isn't|aren't|not|never|can't|cannot|no|loves?|likes?|enjoys?|adores|collects|thinks|reckons|suggested|plays|works?|lives?|is|are|was|has|have|had|turns|turning|needs?|wants?|already|gets|got|spends?|cooks|reads|bakes|drinks|eats|watches|goes|does|hosts|owns|studies|knits|paints|draws|writes|runs|hikes|name|called|his|actually|anyway|allergic|nothing|anything|something|:|up|between|\(|\)|he'll|she'll|would|could|will|can|gift|gifts|present|presents|oh|also|says|kind|for)$/;
/** Words that end one object, while the list may go on. */
const pauses =
  /^(?:with|in|on|at|every|a|too|as|these|right|lately|recently|anymore|all|after|before|again|more|most|during|from|by|to|now|really|together|always|sometimes|whenever|especially|mostly|just|outside|together|very|way|way|things|thing|stuff|anyway|basically|honestly|herself|himself)$/;
/** "the whole team", "the little ones": other people. */
const others =
  /^(?:whole|team|rest|little|others?|budget|party|wedding|ceremony|occasion|price|limit|family|kids|two|three|gift|present|date|birthday|deadline)$/;
const separators = /^(?:,|and|or|&|\/|\+|plus|nor)$/;
const money = /^(?:[$€£]|#\d.*)$/;
/** Words before an object that carry no meaning. */
const lightBefore =
  /^(?:to|always|often|usually|sometimes|still|the|a|an|her|his|their|its|my|our|all|kinds?|sorts?|types?|of|anything|everything|things|stuff|like|with|about|do|go|lots?|really|very|super|so|such|also|some|any|about|doing|going|playing|play|listening|listen|watching|watch|eating|drinking|reading|making|learning|collecting|studying|being|having|good|great|nice|big|new|lot|tons|her|own|more|just|that|especially|mostly|even|fancy|much|too|way|drink|eat|wear|wearing|using|other|another|more)$/;

/** Dropped only before something else: "reading" alone is the object itself. */
const keepsAlone =
  /^(?:reading|collecting|playing|studying|watching|listening|learning|making|eating|drinking|going)$/;
const lightAfter =
  /^(?:a|always|often|usually|still|lot|so|much|too|well|as|stuff|things|thing|time|times|of|the|really|etc|and|to|in|on|with|for|at|all|every|these|those|them|it|him|her|me|you|that|this|life|job|work|family|everyone|people|together|very|now|something|anything|everything|more|most|than|us|each|other|course|way|bit|person|right|lately|recently|instead|though)$/;
const maxWords = 24;
const maxWordsOfOne = 6;

/** The objects of a verb, and where they end. */
export interface Objects {
  to: number;
  things: Span[];
}

const ofHers = /^(?:name|name's|birthday|husband|favorite|favourite|hobbies|nickname)$/;

/** Whether a new subject begins at `at`: "… and her birthday", "… on Mother's Day". */
function isOther(note: Note, at: number): boolean {
  const word = note.at(at);
  const next = note.at(at + 1);
  if (word === 'the') return others.test(next);
  if (word === 'her') return ofHers.test(next);
  return next === 'day' && /^(?:mother|father|valentine)'?s'?$/.test(word);
}

/** The objects after a verb: "hiking, old movies and her cats". */
export function objectsFrom({ note, subjects, participants }: RuleContext, from: number): Objects {
  const personStarts = new Set(
    participants.people.filter(({ of }) => of === 'giver').map((person) => person.from),
  );
  const isOver = (at: number, isFirst: boolean) =>
    sentenceEnds.has(note.at(at)) ||
    money.test(note.at(at)) ||
    personStarts.has(at) ||
    (at > from && subjects.startsAt(at)) ||
    isOther(note, at) ||
    isEnd(note, at, isFirst);
  const things: Span[] = [];
  let start = from;
  let paused = -1;
  let at = from;
  const close = (to: number) => {
    const thing = trimmed(note, { from: start, to: paused === -1 ? to : paused });
    if (thing) things.push(thing);
    paused = -1;
  };
  for (; at < from + maxWords && at < note.words.length && !isOver(at, at === start); at += 1) {
    if (separators.test(note.at(at)) && !isOneThing(note, at)) {
      close(at);
      start = at + 1;
    } else if (pauses.test(note.at(at)) && at > start && !joins(note, at)) {
      // "drinks way too much tea": no object yet.
      if (paused === -1 && trimmed(note, { from: start, to: at })) paused = at;
    }
  }
  close(at);
  return { to: at, things };
}

/** "dungeons and dragons", "arts and crafts". */
const isOneThing = (note: Note, at: number) =>
  note.at(at) === 'and' && interestNamed(`${note.at(at - 1)} and ${note.at(at + 1)}`) !== undefined;

/** "as well as", "such as", "made by hand": the word is part of the object. */
const joins = (note: Note, at: number) =>
  /^(?:a|the|all|in|at|on|with|to|from|by)$/.test(note.at(at)) &&
  /^(?:going|listening|related|everything|anything|do|made|trips?)$/.test(note.at(at - 1));

/** "fancy watches and fast cars": a noun, not the verb. */
export const isWatch = (note: Note, at: number) =>
  note.at(at) === 'watches' &&
  (/^(?:fancy|nice|expensive|luxury|good|vintage|old|smart|wrist|swiss|collects|loves|likes|wears|antique|designer|big)$/.test(
    note.at(at - 1),
  ) ||
    /^(?:and|,|\.|)$/.test(note.at(at + 1)));

/** "quiz shows and misses her garden": a verb, since an article follows. */
const isClause = (note: Note, at: number) =>
  /[^s'](?<![iu])s$/.test(note.at(at)) &&
  /^(?:a|an|the|her|his|their|my|our|to|with|#.*)$/.test(note.at(at + 1)) &&
  !/^(?:lots|loads|tons|cats|dogs|kids|games|books|things|drinks|dinners|nights|days|walks|trips)$/.test(
    note.at(at),
  );

/** "fountain pens, rows on weekends": a verb, since a time or place follows. */
const isDone = (note: Note, at: number) =>
  hobbyVerbs.has(note.at(at)) &&
  /^(?:on|every|everywhere|competitively|at|daily|whenever|most|all|twice|professionally|regularly|outdoors|herself|himself)$/.test(
    note.at(at + 1),
  );

function isEnd(note: Note, at: number, isFirst: boolean): boolean {
  const word = note.at(at);
  if (
    at > 0 &&
    separators.test(note.at(at - 1)) &&
    (isClearHobby(word) || isClause(note, at) || isDone(note, at))
  )
    return true;
  if (!ends.test(word) || isWatch(note, at)) return false;
  // "loves anything with sharks", "likes his garden", "something with music": skips the first word.
  if (isFirst && /^(?:anything|everything|something|his|nothing|up|kind|for)$/.test(word))
    return word === 'for';
  if (word === 'his')
    return /^(?:name|name's|birthday|wife|favorite|favourite|hobbies|nickname)$/.test(note.at(at + 1));
  return true;
}

/** The object without meaningless words around it; null when nothing is left. */
function trimmed(note: Note, { from, to }: Span): Span | null {
  let start = from;
  while (start < to && isLightBefore(note, start, to)) start += 1;
  let end = to;
  while (end > start && (lightAfter.test(note.at(end - 1)) || /^[,:&/()%]$/.test(note.at(end - 1)))) end -= 1;
  if (end <= start || !/\p{L}/u.test(note.at(start)) || end - start > maxWordsOfOne) return null;
  if (owns(note.at(end - 1)) && end - start === 1 && unowned(note.at(start)).length < 3) return null;
  return { from: start, to: end };
}

function isLightBefore(note: Note, at: number, to: number): boolean {
  const word = note.at(at);
  if (!lightBefore.test(word)) return false;
  if (!keepsAlone.test(word)) return true;
  const next = note.at(at + 1);
  return at + 1 < to && !/^(?:a|in|on|at|every|with|all|so|too|and|,)$/.test(next);
}
