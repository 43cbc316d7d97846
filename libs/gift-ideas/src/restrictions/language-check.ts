import type { IdeaTexts } from './restriction-check.js';

/** Things to read or listen to, which are in one language. */
const inWords =
  /\b(?:\w*books?|novels?|memoirs?|biograph(?:y|ies)|magazines?|newspapers?|comics?|manga|stories|poems?|poetry|anthology|reading|readers?|audiobooks?|podcasts?|crosswords?|word (?:games?|search)|trivia|quiz(?:zes)?|scrabble|question cards?|story cards?|recipe cards?|guides?|guided|courses?|class(?:es)?|lessons?|workshops?|lectures?|talks?|theat(?:re|er)|stand-up|comedy|documentary|films?|letters? club|dictionary|newsletter|periodical|edition)\b/i;
/** Books without text. */
const blank =
  /\b(?:blank|sketch ?books?|note ?books?|journals?|photo (?:albums?|books?)|albums?|planners?|address book|guest ?book|bookends?|bookmarks?|book ?(?:shelf|stand|rest|light|case)|coloring books?|sheet music|songbook|puzzle book of sudoku|sudoku)\b/i;
/** Books that are never blank. */
const written = /\b(?:novels?|memoirs?|biograph(?:y|ies)|magazines?|newspapers?|poems?|poetry|stories)\b/i;
const readingCategories: ReadonlySet<string> = new Set(['Books & Stationery', 'Workshops & Classes']);
const languages =
  'English|Spanish|French|German|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Chinese|Mandarin|Cantonese|Japanese|Korean|Arabic|Hindi|Urdu|Punjabi|Bengali|Tamil|Turkish|Greek|Hebrew|Yiddish|Vietnamese|Tagalog|Farsi|Persian|Swedish|Norwegian|Danish|Finnish|Czech|Hungarian|Romanian|Swahili|Latin|Irish|Welsh';
const anotherLanguage = new RegExp(
  `\\b(?:in|bilingual|translated into) (?:${languages})\\b|\\b(?:${languages})(?:-language)? (?:books?|novels?|magazines?|newspapers?|edition|course|lessons|class)\\b`,
  'i',
);

/** Whether an idea is in another language than the only one that the person reads. */
export function isInOtherLanguage(texts: IdeaTexts, language: string): boolean {
  const named = `${texts.name} | ${texts.searchTerm}`;
  const all = `${named} | ${texts.description}`;
  if (all.toLowerCase().includes(language.toLowerCase())) return false;
  if (anotherLanguage.test(all)) return true;
  if (/^english$/i.test(language)) return false;
  if (blank.test(named) && !written.test(texts.name)) return false;
  return inWords.test(named) || readingCategories.has(texts.category ?? '');
}
