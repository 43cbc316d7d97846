import {
  canonicalWord,
  interests,
  lifestyles,
  personalityTraits,
  type Interest,
  type Lifestyle,
  type PersonalityTrait,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { stem, tokens, type Token } from './words.js';
import { type Aversions, hearAversions, hearDiet, noAversions, type Span, spansOf } from './aversions.js';
import type { IdeaFlag } from './catalogue-idea.js';
import { interestsOf } from './topics.js';

/** A word that someone said in favor of a thing, with the phrase it stood in. */
export interface Mention {
  stem: string;
  text: string;
  /** All words of its text. */
  words: readonly Token[];
  /** Position among the words of its text, so that neighbors can be quoted together. */
  at: number;
  start: number;
  end: number;
  weight: number;
  /** The whole of it, where it was given as an interest of its own ("trail running"). */
  pursuit: string | null;
}

/** What the wizard tells about the person, ready for ranking. */
export interface Profile {
  interests: ReadonlyMap<Interest, number>;
  chosen: ReadonlySet<Interest>;
  traits: ReadonlyMap<PersonalityTrait, number>;
  lifestyles: ReadonlyMap<Lifestyle, number>;
  mentions: ReadonlyMap<string, Mention>;
  wishes: ReadonlySet<IdeaFlag>;
  aversions: Aversions;
}

/** A word is a wish when it is said of the gift or wanted; "he is practical" is a trait, not a wish. */
const wish = (words: string) =>
  new RegExp(
    `\\b(?:something|gifts?|presents?|wants?|prefers?|hop(?:es?|ing) for|looking for|ask(?:s|ed)? for|values?|appreciates?|rather|loves?|likes?|enjoys?)\\b[^,]{0,24}\\b(?:${words})\\b|` +
      `\\b(?:${words})\\s+(?:\\w+\\s+)?(?:gifts?|presents?|things?|ideas?|stuff|products)\\b`,
    'i',
  );

const wishWords: Record<IdeaFlag, RegExp> = {
  experience: wish('experiences?|memories|something to do'),
  handmade: wish('hand[- ]?(?:made|crafted)|made by hand|artisan(?:al)?'),
  practical: wish('practical|useful|functional'),
  unusual: wish('unusual|unique|quirky|different|one of a kind|original|surprising'),
  personal: wish('personal(?:ized|ised)?|sentimental|meaningful|heartfelt|engraved'),
  trendy: wish('trendy|trending|fashionable|the latest'),
  eco: wish(
    'eco(?:[- ]friendly|logical)?|sustainable|zero[- ]waste|plastic[- ]free|recycled|environmentally friendly',
  ),
};

/** No one is served better by an hour of transcripts; this bounds the work of one request. */
const longestText = 8_000;

function add<K>(map: Map<K, number>, key: K, weight: number): void {
  map.set(key, Math.max(map.get(key) ?? 0, weight));
}

/** `wish` is what the giver said when asking for other ideas. */
export function profileOf(wizard: WizardData, wish?: string): Profile {
  const found = {
    heard: new Set<string>(),
    interests: new Map<Interest, number>(),
    traits: new Map<PersonalityTrait, number>(),
    lifestyles: new Map<Lifestyle, number>(),
    mentions: new Map<string, Mention>(),
    wishes: new Set<IdeaFlag>(),
    aversions: noAversions(),
  };
  const pursued: string[] = [];
  const spoken: string[] = [];

  choose(wizard.interests, interests, (word) => add(found.interests, word, 1), pursued);
  choose(wizard.personality, personalityTraits, (word) => add(found.traits, word, 1), spoken);
  choose(wizard.lifestyle, lifestyles, (word) => add(found.lifestyles, word, 1), spoken);
  const chosen = new Set(found.interests.keys());

  const pursuits = pursuitsIn([...pursued, wizard.customInterests ?? '']);
  if (wish) {
    // Said last and about the gift itself: nothing that was told is worth more.
    listen(wish, found);
    for (const mention of found.mentions.values()) mention.weight *= 1.5;
  }
  for (const pursuit of pursuits) listen(pursuit, found, pursuit);
  const written = [
    wizard.customInterests,
    wizard.customPersonality,
    wizard.customLifestyle,
    wizard.customType,
  ];
  let room = longestText;
  for (const text of [...pursued, ...spoken, ...written, ...wizard.voiceTranscriptions]) {
    if (!text || room <= 0) continue;
    listen(text.slice(0, room), found);
    room -= text.length;
  }
  for (const interest of found.aversions.interests)
    if (!chosen.has(interest)) found.interests.delete(interest);
  return { ...found, chosen };
}

/** People, days and plain doings: told, but no matter to give something about. */
const plainWords = new Set(
  `sister brother mother father mom mum dad wife husband girlfriend boyfriend friend colleague coworker boss aunt uncle cousin
  niece nephew son daughter grandma grandpa grandmother grandfather nana child children kid kids man woman guy girl boy couple
  married weekend morning evening night day monday tuesday wednesday thursday friday saturday sunday month summer spring fall
  moved move moving house room world family life live lives living watch watches watching play plays playing collect collects
  old young favorite hard money budget price dollars cheap expensive talk talks feel feels help helps stay stays turn turns
  prefer prefers miss misses beat beats stand three four five`
    .split(/\s+/)
    .map(stem),
);

/** In "trail running" the last word is the matter; the words before it say which kind. */
function weightOf({ stem: word }: Token, isPursuit: boolean, isLast: boolean): number {
  if (!isPursuit) return plainWords.has(word) ? 0 : 1;
  return isLast ? 1.15 : 0.35;
}

/** "collects vinyl" says what someone does; "loves collects vinyl" would be no English. */
const doings =
  /^(?:collects?|plays?|rides?|cooks?|bakes?|reads?|drives?|speaks?|grows?|builds?|paints?|draws?|writes?|sings?|runs?|hikes?|swims?|works?|hates?|dances?|knits?|sews?|watch(?:es)?|follows?|stud(?:y|ies)|teach(?:es)?|owns?|trains|practices?|attends?|supports?|brews?|vegan|vegetarian|allergic|never|always)$/i;

/** "trail running, jazz": the items of a list that are nothing but a few words of meaning. */
function pursuitsIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) =>
      spansOf(text)
        .filter(({ negation }) => !negation)
        .map(({ start, end }) => text.slice(start, end)),
    )
    .flatMap((text) => text.split(/[,;\n]|\s+and\s+|\s+&\s+/))
    .map((item) => item.trim())
    .filter((item) => {
      const words = tokens(item);
      const [first] = words;
      const isThing =
        words.length <= 3 && words.every(({ stop }) => !stop) && !!first && !doings.test(first.raw);
      return isThing && /^[\p{L}\p{N}' -]{3,40}$/u.test(item);
    });
}

/** Options the engine has a word for are taken as such, the rest is heard as free text. */
function choose<T extends string>(
  values: readonly string[],
  known: readonly T[],
  take: (word: T) => void,
  rest: string[],
) {
  for (const value of values) {
    const canonical = canonicalWord(value, known);
    const word = known.find((one) => one === canonical);
    if (word) take(word);
    else rest.push(value);
  }
}

interface Found {
  /** Words that were understood before, so that a long text costs what its vocabulary costs. */
  heard: Set<string>;
  interests: Map<Interest, number>;
  traits: Map<PersonalityTrait, number>;
  lifestyles: Map<Lifestyle, number>;
  mentions: Map<string, Mention>;
  wishes: Set<IdeaFlag>;
  aversions: Aversions;
}

function listen(text: string, found: Found, pursuit: string | null = null): void {
  const words = tokens(text);
  let from = 0;
  for (const span of spansOf(text)) {
    while (from < words.length && (words[from]?.start ?? 0) < span.start) from += 1;
    let to = from;
    while (to < words.length && (words[to]?.end ?? 0) <= span.end) to += 1;
    const inside = words.slice(from, to);
    if (span.negation) hearAversions(found.aversions, inside, span.negation);
    else hearLiking({ text, words, span, inside, firstAt: from, pursuit }, found);
    from = to;
  }
}

/** A stretch of a text without a "no". */
interface Liking {
  text: string;
  words: readonly Token[];
  span: Span;
  inside: readonly Token[];
  /** Where its words begin among all. */
  firstAt: number;
  pursuit: string | null;
}

function hearLiking({ text, words, span, inside, firstAt, pursuit }: Liking, found: Found): void {
  const said = text.slice(span.start, span.end);
  for (const [flag, pattern] of Object.entries(wishWords) as [IdeaFlag, RegExp][]) {
    if (pattern.test(said)) found.wishes.add(flag);
  }
  for (const [at, token] of inside.entries()) {
    if (found.heard.has(token.raw)) continue;
    found.heard.add(token.raw);
    hearDiet(found.aversions, token.stem);
    hearTrait(token.raw, found);
    if (token.stop) continue;
    for (const interest of interestsOf(token.stem)) add(found.interests, interest, 0.6);
    if (!found.mentions.has(token.stem)) {
      found.mentions.set(token.stem, {
        stem: token.stem,
        text,
        words,
        at: firstAt + at,
        start: token.start,
        end: token.end,
        weight: weightOf(token, pursuit !== null, at === inside.length - 1),
        pursuit,
      });
    }
  }
}

function hearTrait(raw: string, found: Found): void {
  const canonicalTrait = canonicalWord(raw, personalityTraits);
  const trait = personalityTraits.find((one) => one === canonicalTrait);
  if (trait) add(found.traits, trait, 0.8);
  const canonicalLifestyle = canonicalWord(raw, lifestyles);
  const lifestyle = lifestyles.find((one) => one === canonicalLifestyle);
  if (lifestyle) add(found.lifestyles, lifestyle, 0.8);
}
