import type { IndexedIdea } from './indexed-idea.js';

/** Words that name a holiday, or things of one holiday only. */
const words = {
  hanukkah: 'hanukk?ah|chanukah|menorahs?|dreidels?|latkes?|gelt',
  passover: 'passover|pesach|seder|haggadahs?|matz[ao]h?|afikom[ae]n|charoset',
  'rosh-hashanah': 'rosh hashanah|shofars?',
  sukkot: 'sukkot|sukkah',
  purim: 'purim|hamantaschen|megillah',
  ramadan: 'ramadan|iftar|suhoor|taraweeh',
  eid: 'eid',
  diwali: 'diwali|deepavali',
  holi: 'holi',
  'raksha-bandhan': 'rakhis?|raksha bandhan',
  'lunar-new-year':
    'lunar new year|chinese new year|seollal|t[eế]t|hongbao|red envelopes|lion[- ]danc(?:e|ers?|ing)|reunion dinner',
  'mid-autumn': 'mid-autumn|mooncakes?',
  nowruz: 'nowruz|norouz|haft-sin|persian new year',
  christmas: 'christmas|xmas|advent|nativity|letters? to santa',
  easter: 'easter|pysanky',
  thanksgiving: 'thanksgiving|friendsgiving',
  halloween: 'halloween|trick-or-treat(?:ers|ing)?',
  'day-of-the-dead': 'days? of the dead|ofrendas?|calaveras?|pan de muerto|sugar skulls?|cempas[uú]chil',
  valentines: "valentines?(?:'s)?|galentine's",
  'mothers-day': "mother's day",
  'fathers-day': "father's day",
} as const;
export type Holiday = keyof typeof words;

const patterns = Object.entries(words).map(([holiday, source]): [Holiday, RegExp] => [
  holiday as Holiday,
  new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu'),
]);

/** The holidays that a text names. */
export const holidaysIn = (text: string): Holiday[] =>
  patterns.flatMap(([holiday, pattern]) => (pattern.test(text) ? [holiday] : []));

/** Topics about holidays; some are about several. */
export const holidaysOfTopics: Readonly<Record<string, readonly Holiday[]>> = {
  'jewish-holidays': ['hanukkah', 'passover', 'rosh-hashanah', 'sukkot', 'purim'],
  'ramadan-eid': ['ramadan', 'eid'],
  diwali: ['diwali', 'holi', 'raksha-bandhan'],
  'lunar-new-year': ['lunar-new-year'],
  nowruz: ['nowruz'],
  christmas: ['christmas'],
  easter: ['easter'],
  thanksgiving: ['thanksgiving'],
  halloween: ['halloween'],
  'day-of-the-dead': ['day-of-the-dead'],
  'valentines-day': ['valentines'],
};

/** Things that bring bad luck on a holiday, as gifts in fours, clocks and umbrellas do at Lunar New Year. */
const unlucky: Readonly<Partial<Record<Holiday, RegExp>>> = {
  'lunar-new-year':
    /\b(?:four|clocks?|umbrellas?|shoes|slippers|pears?|knife|knives|scissors|handkerchiefs?|chrysanthemums?)\b/i,
};
export const isUnlucky = (name: string, holiday: Holiday): boolean => unlucky[holiday]?.test(name) ?? false;

const none: readonly Holiday[] = [];

/** The holidays that an idea is about. Its description counts only if it is for a holiday. Looked up once. */
export function holidaysNamed(entry: IndexedIdea): readonly Holiday[] {
  if (entry.holidays === undefined) {
    const { name, description, searchTerm, serves } = entry.idea;
    const reasons = serves.flatMap(({ topic, why }) => (holidaysOfTopics[topic] ? [why] : []));
    const details = reasons.length > 0 ? [description, ...reasons] : [];
    const found = holidaysIn([name, searchTerm, ...details].join(' | '));
    entry.holidays = found.length > 0 ? found : none;
  }
  return entry.holidays;
}
