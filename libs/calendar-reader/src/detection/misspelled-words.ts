/** Words for occasions that resemble no other word (as "wedding" does "welding"). */
const words = [
  ...['birthday', 'anniversary', 'graduation', 'christening', 'retirement', 'engagement'],
  ...['geburtstag', 'hochzeit', 'hochzeitstag', 'anniversaire', 'cumpleaños', 'aniversario'],
  ...['compleanno', 'anniversario', 'aniversário', 'casamento', 'verjaardag', 'bruiloft'],
  ...['urodziny', 'rocznica'],
];
const fewestLetters = 7;
const written = /\p{L}+/gu;

/**
 * Whether a word is another one with one mistake inside: a letter too many, one missing, a wrong one, or two in the wrong
 * order. The first letter is right, and an ending may be grammar.
 */
function isMisspelled(given: string, word: string): boolean {
  if (given[0] !== word[0] || Math.abs(given.length - word.length) > 1) return false;
  let start = 0;
  while (start < word.length && given[start] === word[start]) start += 1;
  let end = 0;
  const most = Math.min(given.length, word.length) - start;
  while (end < most && given.at(-1 - end) === word.at(-1 - end)) end += 1;
  if (end === 0) return false;
  const [inGiven, inWord] = [given.slice(start, given.length - end), word.slice(start, word.length - end)];
  if (inGiven.length + inWord.length === 1) return true;
  const isSwapped = inGiven.length === 2 && inGiven === [...inWord].reverse().join('');
  return (inGiven.length === 1 && inWord.length === 1) || isSwapped;
}

function correct(given: string): string {
  if (given.length < fewestLetters) return given;
  const small = given.toLowerCase();
  return words.find((word) => isMisspelled(small, word)) ?? given;
}

/** A title with its misspelled words for occasions corrected: "brithday", "Geburstag". */
export const correctMistakes = (title: string): string => title.replace(written, correct);
