import { isDenied, isOver } from '../patterns/denial.js';
import { linesOf, RuleTable, type RuleMatch } from '../patterns/rule-table.js';
import { groupsOf } from '../patterns/word-groups.js';
import type { PersonText } from '../people/person-text.js';
import { isThingWord } from '../phrases/content.js';
import { objectsFrom } from '../phrases/objects.js';
import type { Span } from '../text/note.js';
import { isPersonalThing } from '../words/personal-things.js';
import { isEverydayVerb, isEverydayGerund } from '../words/plain-verbs.js';
import { baseOf } from '../words/verb-forms.js';
import type { Lexicon } from './mentions.js';
import { notByMention, placeNames } from './not-by-mention.js';
import { phraseOf } from '../interests/phrase-of.js';
import type { FoundPhrase } from '../interests/read-interests.js';

/**
 * Patterns for interests without a verb of liking. `owned` takes any thing that not everybody has, `several` only more
 * than one of a kind, `known` only known things; `thing` and `kept` take what follows as it is.
 */
const passingLines = `
  owned: is|are|be|always|forever|off|up|out|down|away|back|busy|happy|content|hours|mornings|evenings|day ~ with|among|amongst|behind|over <their> <own>?
  owned: a|on|every|each|twice|once ~ with|to <their> own
  owned: you|we|i will|can|always|would|only|just <adverbs>? find|catch|see|spot <them> ~ with|at|in|on|under|behind|over|down|up <their>|the <own>?
  owned: tends|tending|tended|polishes|polishing|minds|sees|seeing|talks|talking|sings|singing to? <their> <own>?
  several: has|have|got|gets|keeps|kept|owns|just_got|bought ~ <number>|about_twenty|over_a_hundred|hundreds_of|dozens_of|rows_of|shelves_of|boxes_of|a_shed_full_of|a_garage_full_of|a_house_full_of|a_room_full_of|a_wall_of <adverbs>?
  several: has|have|got a|the|his|her whole|entire? room|loft|garage|shed|wall|shelf|house|basement|collection|cupboard|drawer full? of <adverbs>?
  several: got|has|have <their>? first|second|third #1|#2|#3|#4?
  known: is|are|always|lives|be|goes|gets <adverbs>? down|up|over|out|round|off at|in|on|with|by|to? the|his|her|their
  known: is|are|lives|always <adverbs>? on|at|in|behind the|his|her
  known: has|have|got|keeps|with <adverbs>? a|an|the|his|her <own>?
  known: bought|got|treated|buys|treats herself|himself to? <adverbs>? a|an|the <own>?
  place: going|travelling|traveling|flying|heading|jetting <adverbs>? to|around
  known: sits|stands|spends|works ~ at|with|over the|a|his|her
  known: every|most|all ~ she|he is <adverbs>? at|in|on|out|up|down at|in|on|with? the|a|his|her
  thing: has|have|got|his|her|their <adverbs>? #1|one|a|only|big|great|main|real|secret? indulgence|weakness|vice|extravagance|luxury|comfort|escape|obsession|pride_and_joy|therapy|treat ,|: which|that|it|and? is|are? <adverbs>?
  thing: his|her|their|one|only|a <adverbs>? indulgence|weakness|vice|extravagance|luxury|comfort|escape|pride_and_joy|therapy|treat is|are|: <adverbs>?
  kept: started|starting|begun|resumed|restarted|taking|takes|joined|booked|doing|does <adverbs>? {thing} class|classes|lesson|lessons|course|courses|workshops
  thing: started|begun|resumed|restarted|signed_up_for|enrolled_in|enrolled_on|booked_on <adverbs>?
  thing: goes|go the <adverbs>?
  thing: takes|taking apart
  kept: takes|taking|pulls|pulling|strips {thing} apart|to_bits|to_pieces
  thing: wins|won|winning prizes|prize|cups|medals|rosettes|ribbons|trophies|awards for|with <their>?
  thing: never|not|cannot|hardly seen|found|leaves_the_house without <their>|a|the?
  lost: {thing:stealable} got|was|were|has_been|have_been <adverbs>? stolen|nicked|pinched|robbed|swiped
  group: is|are|been|still|sings|plays <adverbs>? in|with|on|for a|an|the|his|her|two|three|four|several ~
`;
const groups = groupsOf({
  own: 'own,beloved,precious,little,old,new,own little,dear old,trusty',
  stealable:
    'bike,bicycle,road bike,mountain bike,motorbike,guitar,bass,violin,camera,telescope,kayak,surfboard,skateboard,snowboard,fishing rods,golf clubs,drone,scooter,tools',
});
const table = new RuleTable(linesOf(passingLines), groups);

/** Known and unknown things that the recipient has or is busy with, anywhere in a sentence. */
export function passingMentions(text: PersonText, lexicon: Lexicon | undefined): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (const match of table.matches(text)) {
    if (!isOfRecipient(text, match)) continue;
    found.push(...(readers[match.meaning] ?? thingAfter)(text, match, lexicon));
  }
  return [...found, ...besideName(text), ...habitsIn(text), ...notYetPlayed(text), ...busyWith(text)];
}

type Reader = (text: PersonText, match: RuleMatch<string>, lexicon: Lexicon | undefined) => FoundPhrase[];

const isOfRecipient = (text: PersonText, match: Span) =>
  (text.mayConcern(match.from) ||
    (/^(?:you|we|i)$/.test(text.at(match.from)) && text.mayConcern(match.to))) &&
  !isDenied(text, match.from) &&
  !isDenied(text, match.to) &&
  !isOver(text, match);

function thingAfter(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  const [first] = objectsFrom(text, match.to).things;
  const thing = first && withoutSeller(text, first);
  return thing && thing.from - match.to <= 2 && isTelling(text, thing)
    ? [found(text, match.from, thing)]
    : [];
}

/** "a banjo off Facebook" */
function withoutSeller(text: PersonText, { from, to }: Span): Span {
  const off = wordsOf(text, { from, to }).indexOf('off');
  return { from, to: off > 0 ? from + off : to };
}

const readers: Readonly<Record<string, Reader>> = {
  owned: (text, match, lexicon) =>
    thingAfter(text, match).filter((one) => isKnown(text, one, lexicon) || isCompound(text, one)),
  several: (text, match, lexicon) =>
    thingAfter(text, match).filter(
      (one) => isSeveral(text, one) && (isKnown(text, one, lexicon) || isAtEnd(text, one)),
    ),
  known: (text, match, lexicon) =>
    thingAfter(text, match).filter((one) => isKnown(text, one, lexicon) && !isMereWord(text, one)),
  place: (text, match) =>
    isPlace(text, match.to) ? [found(text, match.from, { from: match.to, to: match.to + 1 })] : [],
  lost: (text, { from, kept: { thing } }) => {
    if (!thing) return [];
    const stolen = found(text, from, thing);
    // A bike alone could be a motorbike.
    return [/^(?:bike|bicycle)$/.test(stolen.phrase) ? { ...stolen, phrase: 'cycling' } : stolen];
  },
  kept: (text, { from, kept: { thing } }) =>
    thing && isTelling(text, thing) ? [found(text, from, thing)] : [],
  group: (text, match) => groupAfter(text, match),
};

const found = (text: PersonText, from: number, thing: Span): FoundPhrase => ({
  ...thing,
  phrase: phraseOf(text, thing),
  source: { from, to: thing.to },
});

const wordsOf = (text: PersonText, { from, to }: Span) => text.words.slice(from, to).map((word) => word.text);
/** Without a trailing place or purpose: "allotment" of "allotment by the railway". */
function headOf(text: PersonText, thing: Span): string[] {
  const words = wordsOf(text, thing);
  const cut = words.findIndex(
    (word, at) => at > 0 && /^(?:by|in|on|at|of|with|for|from|to|near|behind)$/.test(word),
  );
  return cut < 0 ? words : words.slice(0, cut);
}

/** Not an everyday thing, and not part of a clause. */
const isTelling = (text: PersonText, thing: Span) => {
  const head = headOf(text, thing);
  return !isPersonalThing(head) && head.every((word) => isThingWord(word) || /^#\d+$/.test(word));
};

const isKnown = (text: PersonText, thing: Span, lexicon: Lexicon | undefined) => {
  const head = headOf(text, thing);
  return (
    lexicon !== undefined &&
    head.some((_, at) => lexicon.match(head, at) > 0 && at + lexicon.match(head, at) === head.length)
  );
};

const isPlace = (text: PersonText, at: number) =>
  placeNames.has(text.at(at)) && /^\p{Lu}/u.test(text.said({ from: at, to: at + 1 }));

const isMereWord = (text: PersonText, thing: Span) => {
  const head = headOf(text, thing);
  const [word = ''] = head;
  return head.length === 1 && notByMention.has(word) && !/^(?:dogs?|cats?|horses?|pony|hens)$/.test(word);
};

/** "racing pigeons", "dabbers": a plural or a compound. */
const isCompound = (text: PersonText, thing: Span) => {
  const head = headOf(text, thing);
  return head.length <= 3 && (head.length > 1 || isSeveral(text, thing));
};
const isSeveral = (text: PersonText, thing: Span) => /[^su']s$/.test(headOf(text, thing).at(-1) ?? '');
const isAtEnd = (text: PersonText, { to }: Span) =>
  to >= text.words.length || /^(?:[,.;!]|and|in|out|at|on|by|which|that|who|now|of)$/.test(text.at(to));

const ofGroup =
  /^(?:choirs?|bands?|clubs?|leagues?|teams?|orchestras?|troupes?|ensembles?|quartets?|guilds?|squads?|societ(?:y|ies)|circles?|cast|ceilidh|crew)$/;
/** "is in three choirs", "plays in the works brass band". */
function groupAfter(text: PersonText, match: RuleMatch<string>): FoundPhrase[] {
  for (let at = match.from + 2; at < match.to + 4 && !text.isSentenceEnd(at); at += 1) {
    if (!ofGroup.test(text.at(at))) continue;
    const [thing] = objectsFrom(text, match.from + 2).things;
    const whole = thing && { from: Math.max(thing.from, at - 2), to: at + 1 };
    const kind = whole && { ...whole, from: isThingWord(text.at(whole.from)) ? whole.from : at };
    const isBare = /^(?:clubs?|teams?|circle|crew|cast|society|squad|league|group)$/.test(text.at(at));
    return kind && !(isBare && kind.to - kind.from < 2) ? [found(text, match.from, kind)] : [];
  }
  return [];
}

/** "Glenys and her fuchsias", "him and his metal detector", "himself and the dog". */
function besideName(text: PersonText): FoundPhrase[] {
  const all: FoundPhrase[] = [];
  for (let at = 1; at < text.words.length - 1; at += 1) {
    if (text.at(at) !== 'and' || text.subjectAt(at) === 'giver' || text.subjectAt(at) === 'other') continue;
    const isPair =
      /^(?:his|her|their)$/.test(text.at(at + 1)) || /^(?:himself|herself)$/.test(text.at(at - 1));
    if (!isPair || !isPersonAt(text, at - 1)) continue;
    const [thing] = objectsFrom(text, at + 1).things;
    if (thing && thing.from <= at + 3 && isTelling(text, thing)) all.push(found(text, at - 1, thing));
  }
  return all;
}

function isPersonAt(text: PersonText, at: number): boolean {
  if (/^(?:himself|herself|him|her|she|he)$/.test(text.at(at))) return true;
  const noteIndex = text.words[at]?.noteIndex ?? -1;
  const { people, recipient, same } = text.participants;
  return people.some((one) => one.to === noteIndex + 1 && (one === recipient || same.has(one)));
}

const when =
  /^(?:(?:daily|every|each) (?:single )?(?:day|morning|evening|night|week|weekend|sunday|saturday|friday|month|summer|winter|spring|autumn)?|(?:on )?(?:sundays|saturdays|fridays|mornings|evenings|weekends|daily)) ?$/;
const reach = 4;
/** Habits, with any verb: "every morning she puts kolam". */
function habitsIn(text: PersonText): FoundPhrase[] {
  const all: FoundPhrase[] = [];
  for (let at = 1; at < text.words.length - 1; at += 1) {
    if (!/^(?:she|he)$/.test(text.at(at)) || !text.mayConcern(at) || isDenied(text, at + 1)) continue;
    if (!isThird(text.at(at + 1)) || !isEverydayVerb(baseOf(text.at(at + 1))) || !isHabit(text, at)) continue;
    const [thing] = objectsFrom(text, at + 2).things;
    if (thing && thing.from <= at + 4 && isTelling(text, thing)) all.push(found(text, at + 1, thing));
  }
  return all;
}
const isThird = (word: string) =>
  /^\p{Ll}{2,}[^su']s$/u.test(word) &&
  !/^(?:goes|does|says|visits|calls|rings|phones|meets|looks|helps|feels|needs|wants|comes|gets|lives|works)$/.test(
    word,
  );

function isHabit(text: PersonText, at: number): boolean {
  for (let from = at - 1; from >= at - reach && from >= 0; from -= 1) {
    if (/^[.;!?]$/.test(text.at(from))) return false;
    if (when.test(wordsOf(text, { from, to: at }).join(' ').replace(/ ,$/, ''))) return true;
  }
  return false;
}

const often = /^(?:always|forever|lately|now|still|constantly|currently)$/;
const notOften =
  /^(?:facing|undergoing|recovering|expecting|awaiting|battling|marrying|divorcing|attending|joining|wearing|nursing|mourning|graduating|retiring|opening|becoming|completing|renting|renovating|having|being|doing)$/;
/** Habits in the progressive form: "she is boiling the maple sap every spring". */
function busyWith(text: PersonText): FoundPhrase[] {
  const all: FoundPhrase[] = [];
  for (let at = 1; at < text.words.length - 2; at += 1) {
    const doing = doingFrom(text, at);
    const [thing] = doing === null ? [] : objectsFrom(text, doing + 1).things;
    if (doing === null || !thing || thing.from > doing + 3 || !isTelling(text, thing)) continue;
    const after = wordsOf(text, { from: thing.to, to: thing.to + 2 }).join(' ');
    const isOften = often.test(text.at(doing - 1)) || often.test(text.at(at - 2));
    if (!isOften && !againAndAgain.test(`${after} `)) continue;
    all.push({
      ...found(text, at - 1, thing),
      from: doing,
      phrase: `${text.at(doing)} ${phraseOf(text, thing)}`,
    });
  }
  return all;
}
const againAndAgain = /^(?:every|each|all|twice|daily|weekly|most) /;

/** The position of the -ing verb after "she is" or "he is"; null if there is none. */
function doingFrom(text: PersonText, at: number): number | null {
  if (text.at(at) !== 'is' || !/^(?:she|he)$/.test(text.at(at - 1)) || !text.mayConcern(at)) return null;
  const doing = often.test(text.at(at + 1)) ? at + 2 : at + 1;
  const ing = text.at(doing);
  return /^\p{Ll}{3,}ing$/u.test(ing) && !isEverydayGerund(ing) && !notOften.test(ing) ? doing : null;
}

/** "an accordion he can't quite play": something they are learning. */
function notYetPlayed(text: PersonText): FoundPhrase[] {
  const all: FoundPhrase[] = [];
  for (let at = 2; at < text.words.length; at += 1) {
    const said = wordsOf(text, { from: at, to: at + 5 }).join(' ');
    if (!/^(?:that )?(?:she|he) (?:can not|cannot) (?:(?:quite|really|yet) )?play\b/.test(said)) continue;
    if (isThingWord(text.at(at - 1)))
      all.push({ ...found(text, at - 1, { from: at - 1, to: at }), phrase: `learning ${text.at(at - 1)}` });
  }
  return all;
}
