import { extractedFields, type ExtractedField } from '@giftwell/contracts/gift-ai/voice';
import {
  budgets,
  canonicalWord,
  interests,
  lifestyles,
  normalizeOccasion,
  occasionTypes,
  personalityTraits,
  relationships,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { maxAge } from '@giftwell/contracts/people/person-fields';
import {
  budgetSaidIn,
  datesIn,
  type Finding,
  interestsIn,
  localNow,
  Note,
  type Span,
  type Utterance,
} from '@giftwell/note-reader';
import { z } from 'zod';

/** The model's output format: values, each with the words of the note that support it. */
export const modelAnswerSchema = z.object({
  findings: z.array(
    z.object({
      field: z.enum(extractedFields),
      value: z.string().describe('The value; one thing where the field is a list'),
      words: z.string().describe('The words of the note that say so, copied letter by letter'),
    }),
  ),
});

const receivedSchema = z.object({ findings: z.array(z.unknown()).max(200) });
const claimSchema = z.object({
  field: z.enum(extractedFields),
  value: z.string().trim().min(1).max(200),
  words: z.string().trim().min(1).max(600),
});
type Claim = z.infer<typeof claimSchema>;

/**
 * Converts the answer to findings; values without support in the note are dropped. Throws a SyntaxError for another
 * format.
 */
export function readModelAnswer(
  content: string,
  utterance: Utterance,
  note: Note,
): { claims: number; found: Finding[] } {
  const { data } = receivedSchema.safeParse(JSON.parse(content));
  if (!data) throw new SyntaxError('Findings were expected');
  const found = data.findings.flatMap((item) => {
    const claim = claimSchema.safeParse(item).data;
    const place = claim && placeOf(note, claim.words);
    return claim && place ? checked(claim, place, utterance, note) : [];
  });
  return { claims: data.findings.length, found };
}

/** Replaces similar characters one by one, so that positions stay the same. */
const alike = (text: string) =>
  Array.from(text, (char) => {
    const small = char.toLowerCase();
    if (small.length !== char.length) return char;
    return /\s/.test(small) ? ' ' : small === '’' ? "'" : small;
  }).join('');

const inWord = /[\p{L}\p{N}]/u;

/** The position of exactly these words in the note. */
function placeOf(note: Note, words: string): Span | null {
  const [text, sought] = [alike(note.text), alike(words)];
  for (let start = text.indexOf(sought); start !== -1; start = text.indexOf(sought, start + 1)) {
    const end = start + sought.length;
    const cutsWord =
      (inWord.test(text[start - 1] ?? '') && inWord.test(sought[0] ?? '')) ||
      (inWord.test(text[end] ?? '') && inWord.test(sought.at(-1) ?? ''));
    if (!cutsWord) return note.touching(start, end);
  }
  return null;
}

type Rule = (value: string, words: Note, asked: Utterance) => [ExtractedField, string | number] | null;

const oneOf =
  (
    field: ExtractedField,
    known: readonly string[],
    read: (value: string) => string = (value) => value,
  ): Rule =>
  (value) => {
    const word = read(value);
    return known.includes(word) ? [field, word] : null;
  };

/** A value of the vocabulary if there is one, or else free text. */
const chosen =
  (field: ExtractedField, custom: ExtractedField, known: readonly string[]): Rule =>
  (value, words, asked) => {
    const word = canonicalWord(value, known);
    return known.includes(word) ? [field, word] : free(custom, 60)(value, words, asked);
  };

const textWords = (text: string) => new Note(text).words.map(({ text: word }) => word.replace(/'s$/, ''));

/** Free text must consist of words of the note. */
const free =
  (field: ExtractedField, max: number): Rule =>
  (value, words) => {
    const said = new Set(textWords(words.text));
    const own = textWords(value).filter((word) => word.length > 2);
    const isSaid = own.length > 0 && own.some((word) => said.has(word));
    return isSaid && value.length <= max && !/[\p{Cc};]/u.test(value) ? [field, value] : null;
  };

/** A name must be in the note as it is. */
const named =
  (field: ExtractedField): Rule =>
  (value, words) => {
    const said = new Set(textWords(words.text));
    const isSaid = textWords(value).every((word) => said.has(word));
    return isSaid && /\p{L}/u.test(value) && value.length <= 100 ? [field, value] : null;
  };

const numbersIn = (words: Note) =>
  words.words.flatMap(({ text }) => (text.startsWith('#') ? [Number.parseFloat(text.slice(1))] : []));

const ageSaid: Rule = (value, words, { now }) => {
  const age = Number(value);
  const year = now.getUTCFullYear();
  if (!Number.isInteger(age) || age < 0 || age > maxAge) return null;
  const isSaid =
    numbersIn(words).some((number) => number === age || Math.abs(year - number - age) <= 1) ||
    (age <= 1 && /\b(?:months?|weeks?|newborn)\b/i.test(words.text));
  return isSaid ? ['age', age] : null;
};

const dateSaid: Rule = (value, words, { now, timeZone }) => {
  const today = localNow(now, timeZone);
  const dates = datesIn(words.text, today, timeZone);
  // Dates are computed here; the model only quotes the words for the day.
  const meant = dates.find(({ date }) => date === value) ?? dates.find(({ past }) => !past);
  if (meant && !meant.past) return ['occasionDate', meant.date];
  const isBirth =
    meant?.past && meant.date.slice(5) === value.slice(5) && value >= today.toISOString().slice(0, 10);
  return isBirth ? ['occasionDate', value] : null;
};

const noLimit = /\b(?:limit|object|matter|issue|unlimited|problem|whatever|care)\b/i;
const budgetSaid: Rule = (value, words) => {
  const ours = budgetSaidIn(words);
  if (ours) return ['budget', ours];
  const isSaid = numbersIn(words).length > 0 || noLimit.test(words.text);
  return isSaid && (budgets as readonly string[]).includes(value) ? ['budget', value] : null;
};

const rules: Record<ExtractedField, Rule> = {
  name: named('name'),
  nickname: named('nickname'),
  age: ageSaid,
  relationship: oneOf('relationship', relationships),
  occasion: oneOf('occasion', occasionTypes, normalizeOccasion),
  customType: free('customType', 100),
  occasionDate: dateSaid,
  budget: budgetSaid,
  interests: chosen('interests', 'customInterests', interests),
  customInterests: free('customInterests', 60),
  personality: chosen('personality', 'customPersonality', personalityTraits),
  customPersonality: free('customPersonality', 160),
  lifestyle: chosen('lifestyle', 'customLifestyle', lifestyles),
  customLifestyle: free('customLifestyle', 160),
};

const refusal = /\b(?:hates?|dislikes?|avoids|allergic|never|not|no|\w+n['’]t|cannot|without|enough)\b/i;

function checked(claim: Claim, place: Span, utterance: Utterance, note: Note): Finding[] {
  const words = new Note(note.said(place));
  const value = rules[claim.field](claim.value, words, utterance);
  if (!value) return [];
  const isAgainst = value[0] === 'customPersonality' && refusal.test(claim.value);
  const against = isAgainst ? interestsIn(textWords(words.text)) : [];
  return [{ field: value[0], value: value[1], weight: 1, against, ...place }];
}
