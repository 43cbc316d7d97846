const small: Record<string, number> = Object.fromEntries(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`
    .split(/\s+/)
    .map((word, value) => [word, value]),
);
const tens: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 10 * (index + 2)]),
);
tens['fourty'] = 40;

const ordinals: Record<string, number> = Object.fromEntries(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth`
    .split(/\s+/)
    .map((word, index) => [word, index + 1]),
);
const ordinalTens: Record<string, number> = Object.fromEntries(
  Object.entries(tens).map(([word, value]) => [word.replace(/y$/, 'ieth'), value]),
);
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  grand: 1_000,
  k: 1_000,
  lakh: 100_000,
};
const several: Record<string, number> = { a: 1, an: 1, couple: 2, few: 3 };

export interface SpokenNumber {
  value: number;
  ordinal: boolean;
  /** Number of words. */
  length: number;
}

const digits = /^\d+(?:[.,]\d+)*$/;

/** `1,200.50` and `1.200,50`: the mark before the last one or two digits is another than that of the thousands. */
const withCents = /^(?<whole>\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?!\2)[.,](?<cents>\d{1,2})$/;

/** `50`, `1,000`, `49.90`, `1.000` and `1,200.50` as people mean them. */
function fromDigits(word: string): number | null {
  if (!digits.test(word) || word.length > 12) return null;
  const { whole = word, cents } = withCents.exec(word)?.groups ?? {};
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, '') : whole.replace(',', '.');
  const value = Number(cents ? `${plain}.${cents}` : plain);
  return Number.isFinite(value) ? value : null;
}

/** Nouns that make "one" a number: "the one for her" isn't a number. */
const counted = new Set([
  'hundred',
  'thousand',
  'year',
  'years',
  'dollar',
  'dollars',
  'pound',
  'pounds',
  'euro',
  'euros',
  'month',
  'week',
  'k',
]);

/** The number that begins at a word: digits, words, "two hundred and fifty", "a couple hundred", "thirty fifth". */
export function numberAt(words: readonly string[], at: number): SpokenNumber | null {
  const word = words[at] ?? '';
  const written = fromDigits(word);
  if (written !== null) return suffixed(words, at, written);
  const ordinal = own(ordinals, word) ?? own(ordinalTens, word);
  if (ordinal !== undefined) return { value: ordinal, ordinal: true, length: 1 };
  return yearAt(words, at) ?? bareOneAt(words, at) ?? spelledAt(words, at);
}

/** "is one on Saturday", "turns one": an age, unlike "the one for her". */
function bareOneAt(words: readonly string[], at: number): SpokenNumber | null {
  const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? ''];
  const isAge =
    words[at] === 'one' &&
    (/^(?:turns|turning|turned)$/.test(before)
      ? !/^(?:of|in|person|thing)$/.test(after)
      : /^(?:is|be|she's|he's|they're)$/.test(before) && /^(?:on|next|tomorrow|today|soon)$/.test(after));
  return isAge ? { value: 1, ordinal: false, length: 1 } : null;
}

/** "hundred bucks tops": a scale without "a", unless another counted noun follows. */
const isBareScale = (words: readonly string[], at: number): boolean =>
  (words[at] === 'hundred' || words[at] === 'thousand') &&
  !/^(?:several|many|some|per|one|the|#?\d.*)$/.test(words[at - 1] ?? '') &&
  !/^(?:percent|%|times|of)$/.test(words[at + 1] ?? '');

/** `Object.hasOwn` in one word: "constructor" is no number. */
const own = (record: Record<string, number>, key: string): number | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function suffixed(words: readonly string[], at: number, value: number): SpokenNumber {
  const next = words[at + 1] ?? '';
  if (['st', 'nd', 'rd', 'th'].includes(next)) return { value, ordinal: true, length: 2 };
  const scale = own(scales, next);
  if (scale) return { value: value * scale, ordinal: false, length: 2 };
  return { value, ordinal: false, length: 1 };
}

/** "thirty four", "nineteen"; an ordinal may end it: "thirty fourth". */
function belowHundred(words: readonly string[], at: number): SpokenNumber | null {
  const word = words[at] ?? '';
  const ten = own(tens, word);
  if (ten === undefined) {
    const value = own(small, word);
    // "the big five oh"
    if (value && value < 10 && words[at + 1] === 'oh')
      return { value: 10 * value, ordinal: false, length: 2 };
    return value === undefined ? null : { value, ordinal: false, length: 1 };
  }
  const next = words[at + 1] ?? '';
  const unit = own(small, next);
  if (unit && unit < 10) return { value: ten + unit, ordinal: false, length: 2 };
  const last = own(ordinals, next);
  if (last && last < 10) return { value: ten + last, ordinal: true, length: 2 };
  return { value: ten, ordinal: false, length: 1 };
}

/** "nineteen eighty seven", "twenty twenty six". */
function yearAt(words: readonly string[], at: number): SpokenNumber | null {
  const century = { nineteen: 19, twenty: 20 }[words[at] ?? ''];
  const rest = century ? belowHundred(words, at + 1) : null;
  if (!century || !rest || rest.value < 10 || rest.ordinal) return null;
  return { value: 100 * century + rest.value, ordinal: false, length: 1 + rest.length };
}

/** The value so far, and the position after it. */
interface Begun {
  value: number;
  next: number;
}

function spelledAt(words: readonly string[], at: number): SpokenNumber | null {
  const first = words[at] ?? '';
  if (isBareScale(words, at) || own(several, first) !== undefined) {
    const begun = countOfScale(words, at);
    return begun && scaled(words, at, begun);
  }
  const start = belowHundred(words, at);
  if (!start || (first === 'one' && !countsSomething(words[at + 1] ?? ''))) return null;
  if (start.ordinal) return start;
  return (
    hundredsLeftOut(words, at, start) ?? scaled(words, at, { value: start.value, next: at + start.length })
  );
}

/** Whether "one" in front of this word is a number, not "one of them". */
const countsSomething = (next: string) => counted.has(next) || !!own(tens, next);

/** "a hundred", "a couple of hundred", "a few hundred", "hundred"; null if there is no scale. */
function countOfScale(words: readonly string[], at: number): Begun | null {
  const isBare = isBareScale(words, at);
  let value = isBare ? 1 : own(several, words[at] ?? '')!;
  let next = isBare ? at : at + 1;
  const more = own(several, words[next] ?? '');
  if (value === 1 && more && more > 1) {
    value = more;
    next += 1;
  }
  if (words[next] === 'of') next += 1;
  return own(scales, words[next] ?? '') ? { value, next } : null;
}

/** The scales that follow, with what is added to each: "hundred and fifty", "thousand two hundred". */
function scaled(words: readonly string[], at: number, { value, next }: Begun): SpokenNumber {
  for (let scale = own(scales, words[next] ?? ''); scale; scale = own(scales, words[next] ?? '')) {
    value *= scale;
    next += 1;
    const added = words[next] === 'and' ? 1 : 0;
    const rest = belowHundred(words, next + added);
    // "a hundred, fifty": added even without "and"; an ordinal isn't.
    if (rest && !rest.ordinal && !own(scales, words[next + rest.length] ?? '')) {
      value += rest.value;
      next += rest.length + added;
    }
    if (value > 1e9) break;
  }
  return { value, ordinal: false, length: next - at };
}

/** "one fifty", "two twenty five": sums with "hundred" left out. */
function hundredsLeftOut(words: readonly string[], at: number, start: SpokenNumber): SpokenNumber | null {
  if (start.value > 9 || start.length > 1 || !own(tens, words[at + 1] ?? '')) return null;
  const rest = belowHundred(words, at + 1);
  if (!rest || rest.ordinal) return null;
  return { value: 100 * start.value + rest.value, ordinal: false, length: 1 + rest.length };
}
