import type {
  Circumstance,
  PersonFacts,
  PhraseFact,
  Restriction,
  Wish,
} from '@giftwell/contracts/gift-ai/facts';
import { circumstancesIn, type FoundCircumstance } from '../circumstances/read-circumstances.js';
import { originsIn } from '../circumstances/read-origins.js';
import { correctedLikings } from '../interests/corrected.js';
import { spendIn } from '../figures/spend.js';
import { withDoubt } from '../interests/doubts.js';
import { itemsIn, listedIn } from '../interests/bare-lists.js';
import { professionsIn } from '../interests/professions.js';
import { dislikesIn } from '../interests/read-dislikes.js';
import { likingsIn, type FoundPhrase } from '../interests/read-interests.js';
import { mentionsIn, type Lexicon } from '../mentions/mentions.js';
import { passingMentions } from '../mentions/passing-mentions.js';
import { correctionsIn } from '../people/corrections.js';
import { knownNames } from '../people/known-names.js';
import { remainingTopics } from '../mentions/remaining-topics.js';
import { PersonText } from '../people/person-text.js';
import { isRestriction, restrictionsIn, type Found } from '../restrictions/read-restrictions.js';
import { isListOfNames, withLearning, withoutNames } from './names-among-interests.js';
import { fittingPhrase, merelyHow } from '../phrases/fitting.js';
import { cleanPhrase } from '../phrases/clean-phrase.js';
import type { Span } from '../text/note.js';
import { wishesIn, type FoundWish } from '../wishes/read-wishes.js';
import { notUnderstoodIn } from './not-understood.js';

/** Texts about one person, by the field that they come from. */
export interface WrittenTexts {
  /** Lists of interests, such as the form's own field: a bare phrase is an interest. */
  interests: readonly string[];
  /** Descriptions (personality, lifestyle, details): a bare phrase is not an interest, "loves opera" is. */
  about: readonly string[];
  /** Free notes, typed or spoken by the giver. */
  notes: readonly string[];
  /** Known names of the person. */
  names?: readonly (string | null | undefined)[];
}

type Place = 'interests' | 'about' | 'notes';
/** The facts of one text. */
interface TextFacts {
  text: PersonText;
  interests: FoundPhrase[];
  professions: FoundPhrase[];
  dislikes: FoundPhrase[];
  states: (Found | FoundCircumstance)[];
  /** May overlap with other facts. */
  origins: FoundCircumstance[];
  wishes: FoundWish[];
  notUnderstood: string[];
}

const maxItems = { interests: 60, dislikes: 40, restrictions: 30, circumstances: 30, notUnderstood: 20 };
/** When a note has fewer interests than this, things mentioned in passing count too. */
const enoughInterests = 2;
const overlaps = (one: Span, other: Span) => one.from < other.to && one.to > other.from;
/** "wheelchair basketball": a restriction in words that only specify a thing. */
const isModifier = (state: Span, thing: Span) => thing.from <= state.from && state.to < thing.to;
const isFree = (taken: readonly Span[]) => (one: Span) => !taken.some((other) => overlaps(one, other));

function factsOf(text: PersonText, place: Place, lexicon: Lexicon | undefined): TextFacts {
  const corrections = correctionsIn(text);
  const revoked = corrections.map((one) => one.revoked);
  const counts = isFree(revoked);
  const states = [...restrictionsIn(text), ...circumstancesIn(text)].filter(counts);
  const wishes = wishesIn(text).filter(counts);
  const dislikes = dislikesIn(text).filter(
    isFree([...revoked, ...states.filter(({ kind }) => !mayBeDisliked.has(kind))]),
  );
  const taken = [...states, ...wishes, ...dislikes.map(({ source }) => source), ...revoked];
  const likings = withoutOverlaps(
    correctedLikings(text, likingsIn(text), corrections)
      .filter(isFree(taken))
      // "a severe nut allergy" is not a fan of nuts.
      .filter(({ source }) => isFree(states)(source))
      .filter((found) => !isForbiddenNext(text, found) && !isListOfNames(text, found, lexicon))
      .map(withLearning(text))
      .flatMap(withoutNames(text, lexicon))
      .flatMap(fitting),
  );
  const items = listItems(text, { place, lexicon, taken, likings });
  const professions = professionsIn(text).filter(isFree([...taken, ...likings]));
  const passing = withoutOverlaps(
    place === 'interests'
      ? []
      : passingMentions(text, lexicon).filter(
          (one) =>
            isFree([...taken, ...professions, ...likings.map(({ source }) => source), ...items])(one) &&
            isFree([...states, ...likings])(one.source) &&
            !isForbiddenNext(text, one),
        ),
  );
  const known = [...likings, ...items, ...passing].sort((a, b) => a.from - b.from);
  const mentions = mentionedTopics(text, { place, lexicon, taken, known, professions, wishes });
  const interests = [...known, ...mentions]
    .sort((a, b) => a.from - b.from)
    .flatMap(withoutNames(text, lexicon))
    .flatMap(fitting);
  const origins = place === 'interests' ? [] : originsIn(text).filter(counts);
  const understood = [
    ...taken,
    ...origins,
    ...interests.flatMap((one) => [one, one.source]),
    ...professions.map(({ source }) => source),
  ];
  return {
    text,
    interests,
    professions,
    dislikes,
    states,
    origins,
    wishes,
    notUnderstood: notUnderstoodIn(text, understood),
  };
}

interface Already {
  place: Place;
  lexicon: Lexicon | undefined;
  taken: readonly Span[];
}

/** The items of lists of interests. */
function listItems(
  text: PersonText,
  { place, lexicon, taken, likings }: Already & { likings: readonly FoundPhrase[] },
): FoundPhrase[] {
  const lists = place === 'interests' ? itemsIn(text) : place === 'notes' ? listedIn(text, lexicon) : [];
  const isOpen = isFree([...likings, ...likings.map(({ source }) => source)]);
  return withoutOverlaps(
    lists.filter((one) => isOpen(one) && isFree(taken.filter((state) => !isModifier(state, one)))(one)),
  );
}

interface AlreadyRead extends Already {
  known: readonly FoundPhrase[];
  professions: readonly FoundPhrase[];
  wishes: readonly Span[];
}

/** Known topics that are mentioned without a rule for their sentence. */
function mentionedTopics(
  text: PersonText,
  { place, lexicon, taken, known, professions, wishes }: AlreadyRead,
): FoundPhrase[] {
  if (!lexicon) return [];
  const among = [...taken, ...(place === 'interests' ? known : [])];
  const mentioned = (inPassing: boolean) =>
    mentionsIn(text, lexicon, among, inPassing).filter(
      (one) => isFree([...taken, ...known, ...professions])(one) && !isForbiddenNext(text, one),
    );
  const sure = mentioned(false);
  const isLittle = place === 'notes' && known.length + sure.length < enoughInterests;
  const mentions = isLittle ? [...sure, ...mentioned(true).filter(isFree(sure))] : sure;
  if (place === 'interests') return mentions;
  // A phrase that is no interest as it stands may still contain one: "magic tricks at everybody".
  const read = [...known, ...mentions].filter((one) => fitting(one).length > 0);
  const understood = [...read, ...professions].flatMap((one) => [one, one.source]);
  // "we go bouldering together" is also a wish for something to do together.
  const facts = taken.filter((one) => !wishes.includes(one));
  const remaining = remainingTopics(text, lexicon, {
    understood: [...facts, ...understood],
    states: facts,
  });
  return [...mentions, ...remaining.filter((one) => !isForbiddenNext(text, one))];
}

/** "he loves banya but the doctor said no": the next clause forbids it. */
const isForbiddenNext = (text: PersonText, { to }: Span) =>
  /^(?:, )?(?:but|though|although|only) (?:the |his |her |my )?(?:doctors?|gp|cardiologist|consultant|midwife|physio|mum|mom|surgeon) (?:has )?(?:said|says|told|forbade|forbids|forbidden|bans|banned|stopped|will not|does not|put)/.test(
    text.plain.slice(text.startOf(to), text.startOf(to + 8)),
  );

const mayBeDisliked: ReadonlySet<string> = new Set([
  'no-clutter',
  'no-screens',
  'no-tobacco',
  'fear-of-heights',
]);

/** The part of a phrase that can be an interest. */
function fitting(found: FoundPhrase): FoundPhrase[] {
  const sound = cleanPhrase(found.phrase);
  const phrase = sound && !merelyHow.test(sound) ? fittingPhrase(sound) : null;
  return phrase ? [{ ...found, phrase }] : [];
}

/** Of overlapping phrases, keeps the one that begins first, and of these the longest. */
function withoutOverlaps(found: readonly FoundPhrase[]): FoundPhrase[] {
  const kept: FoundPhrase[] = [];
  let end = 0;
  for (const one of [...found].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (one.from < end || !one.phrase) continue;
    kept.push(one);
    end = one.to;
  }
  return kept;
}

const keyOf = (phrase: string) =>
  phrase
    .toLowerCase()
    .replace(/^(?:the|a|an|her|his|their|playing|doing|watching|reading|collecting|going to) /, '')
    .replace(/s$/, '');

/** Reads texts about one person. Every fact keeps the words that it came from. */
export function readFacts(texts: WrittenTexts, lexicon?: Lexicon): PersonFacts {
  const names = knownNames(texts.names ?? []);
  const read = (['notes', 'interests', 'about'] as const).flatMap((place) =>
    [...new Set(texts[place])]
      .filter((text) => text.trim())
      .map((text) => ({ ...factsOf(new PersonText(text, names), place, lexicon), place })),
  );
  const dislikes = distinct(read.flatMap((one) => one.dislikes.map((found) => phraseFact(one.text, found))));
  const disliked = new Set(dislikes.map(({ phrase }) => keyOf(phrase)));
  const isWelcome = ({ phrase }: PhraseFact) =>
    !disliked.has(keyOf(phrase)) &&
    !phrase
      .toLowerCase()
      .split(' ')
      .every((word) => names.has(word));
  const liked = distinct(
    read.flatMap((one) => one.interests.map((found) => phraseFact(one.text, found))),
  ).filter(isWelcome);
  // A profession is a weak hint, used only where there are no interests.
  const professions = read.flatMap((one) => one.professions.map((found) => phraseFact(one.text, found)));
  const interests = liked.length > 0 ? liked : distinct(professions).filter(isWelcome);
  return {
    interests: interests.slice(0, maxItems.interests),
    dislikes: dislikes.slice(0, maxItems.dislikes),
    restrictions: restrictionsOf(read).slice(0, maxItems.restrictions),
    circumstances: circumstancesOf(read).slice(0, maxItems.circumstances),
    wishes: wishesOf(read),
    gender: genderOf(read),
    // The field for interests mentions others, not the recipients: "quilts for the grandkids".
    several: read.some(({ text, place }) => text.participants.plural && place !== 'interests'),
    spend: spendIn([...texts.interests, ...texts.about, ...texts.notes], names),
    notUnderstood: [...new Set(read.flatMap((one) => one.notUnderstood))].slice(0, maxItems.notUnderstood),
  };
}

const phraseFact = (text: PersonText, { phrase, source }: FoundPhrase): PhraseFact => ({
  phrase,
  source: text.said(withDoubt(text, source)),
});

function distinct(facts: readonly PhraseFact[]): PhraseFact[] {
  const byKey = new Map<string, PhraseFact>();
  for (const fact of facts)
    if (fact.phrase && !byKey.has(keyOf(fact.phrase))) byKey.set(keyOf(fact.phrase), fact);
  return [...byKey.values()];
}

/** The first of each kind and detail. */
function firstOfEach<T extends { kind: string; detail?: string | null }>(facts: readonly T[]): T[] {
  const byKey = new Map<string, T>();
  for (const fact of facts) {
    const key = `${fact.kind}/${fact.detail ?? ''}`;
    if (!byKey.has(key)) byKey.set(key, fact);
  }
  return [...byKey.values()];
}

const restrictionsOf = (read: readonly TextFacts[]): Restriction[] =>
  firstOfEach(
    read.flatMap(({ text, states }) =>
      states.flatMap((one) =>
        isRestriction(one.kind) ? [{ kind: one.kind, detail: one.detail, source: text.said(one) }] : [],
      ),
    ),
  );

const circumstancesOf = (read: readonly TextFacts[]): Circumstance[] =>
  firstOfEach(
    read.flatMap(({ text, states, origins }) =>
      [...states, ...origins].flatMap((one) =>
        isRestriction(one.kind) ? [] : [{ kind: one.kind, detail: one.detail, source: text.said(one) }],
      ),
    ),
  );

const wishesOf = (read: readonly TextFacts[]): Wish[] =>
  firstOfEach(
    read.flatMap(({ text, wishes }) => wishes.map((one) => ({ kind: one.kind, source: text.said(one) }))),
  );

function genderOf(read: readonly TextFacts[]): PersonFacts['gender'] {
  if (read.some(({ text }) => text.participants.plural)) return null;
  const said = read.map(({ text }) => text.participants.gender).find((gender) => gender !== null);
  return said ? (said === 'she' ? 'female' : 'male') : null;
}
