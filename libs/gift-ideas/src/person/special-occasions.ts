import type { CircumstanceKind, RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { dayNamed } from '../ideas/day-words.js';
import { holidaysIn, holidaysNamed, isUnlucky, type Holiday } from '../ideas/holiday-words.js';
import type { IndexedIdea } from '../ideas/indexed-idea.js';
import type { GiftBrief } from './gift-request.js';

/** Topics about an occasion itself. */
const ofOccasion: Readonly<Partial<Record<OccasionType, readonly string[]>>> = {
  anniversary: ['wedding-anniversaries', 'date-nights'],
  wedding: ['newlyweds'],
  engagement: ['newly-engaged'],
  baby_shower: ['newborns', 'baby-first-year', 'new-parents', 'baby-keepsakes', 'twins'],
  valentines: ['valentines-day', 'love-romance'],
  graduation: ['graduation', 'first-job'],
  retirement: ['retirement'],
  housewarming: ['new-home', 'first-apartment'],
  promotion: ['promotion', 'new-job'],
};
/** Topics about a recent change in a person's life, or about a situation that a gift can ease. */
const ofCircumstance: Readonly<Partial<Record<CircumstanceKind, readonly string[]>>> = {
  'new-home': ['new-home', 'first-apartment'],
  moving: ['moving-house', 'new-home'],
  'new-job': ['new-job', 'first-job'],
  graduating: ['graduation'],
  'new-parent': ['new-mothers', 'new-fathers', 'new-parents', 'first-parents-day'],
  ill: ['illness-and-recovery', 'hospital-stays'],
  recovering: ['illness-and-recovery', 'surgery-recovery'],
  'care-home': ['care-home-residents', 'care-home-days'],
  retired: ['retirement', 'retirement-hobbies'],
  pregnant: ['pregnancy'],
  stressed: ['burnout-and-rest'],
  student: ['college-bound', 'dorm-life'],
  exams: ['studying-and-exams'],
  'own-business': ['running-a-business'],
};
/** Topics about a limit that leaves few other gifts. */
const ofRestriction: Readonly<Partial<Record<RestrictionKind, readonly string[]>>> = {
  blind: ['blindness'],
  'low-vision': ['low-vision'],
};
/** Topics about a situation, by the words for it in the giver's text. */
const situations: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bchemo|cancer|radiation therapy/i, ['cancer-treatment']],
  [/\bnurs(?:e|ing)\b/i, ['nursing']],
  [/\bon (?:her|his|their) feet\b/i, ['on-their-feet', 'nursing']],
  [
    /\bnight (?:shifts?|rotations?|rota)\b|sleeps (?:at noon|by day)|works nights/i,
    ['night-shifts', 'sleep'],
  ],
  [/\bfreezing\b|always cold|feels the cold/i, ['feeling-cold', 'warm-clothes']],
  [/\bhardly sleeps|sleeps? (?:badly|poorly|in the day)|insomnia|can't sleep/i, ['sleep']],
  [/\btwins\b/i, ['twins']],
  [/secret santa|\bcolleagues?\b|\bco-?workers?\b|leaving the team/i, ['colleagues', 'secret-santa']],
  [/\bteacher\b/i, ['teaching', 'helpers-to-thank']],
  [/\b(?:moving|moved|emigrat\w+|shifting) (?:back )?(?:abroad|to \p{Lu})/u, ['moving-abroad']],
  [/quincea[nñ]era/i, ['quinceanera']],
  [/\bdiwali\b/i, ['diwali']],
  [/first birthday|turning one\b/i, ['first-birthdays']],
];
/** Who opens a bakery needs nothing for a desk. */
const ownBusiness = /\b(?:open|launch|start|set)\w* (?:up )?(?:a|an|his|her|their|own)\b/i;
/** "No nurse jokes". */
const denies = /\b(?:no|not|never|without|nothing|hates?)\b|n't\b/i;

/** Topics about an occasion named in free text. */
const named: readonly (readonly [RegExp, readonly string[]])[] = [
  [/baptism|christening/i, ['baptism']],
  [/communion|confirmation/i, ['first-communion']],
  [/thank/i, ['helpers-to-thank', 'teaching']],
  [/quincea[nñ]era|\bquince/i, ['quinceanera']],
  [/diwali|deepavali/i, ['diwali']],
  [/\beid\b|ramadan/i, ['ramadan-eid']],
  [/hanukkah|chanukah|rosh hashanah|passover|pesach/i, ['jewish-holidays']],
  [/(?:bar|bat|b'nai) mitzvah/i, ['bar-bat-mitzvah']],
  [/lunar new year|chinese new year|tet\b/i, ['lunar-new-year']],
  [/nowruz|norouz/i, ['nowruz']],
  [/retire/i, ['retirement']],
  [/leaving|farewell|new job/i, ['new-job', 'colleagues']],
  [/moving|new (?:home|house|flat|apartment)/i, ['moving-house', 'new-home']],
  [/get well|recover|hospital/i, ['illness-and-recovery', 'hospital-stays']],
  [/condolence|sympathy|loss|funeral/i, ['bereavement']],
];

/** The age that a day implies if nobody says it. */
const agesOfDays: readonly (readonly [RegExp, number])[] = [
  [/christening|baptism|naming/i, 0],
  [/first birthday/i, 1],
  [/communion/i, 8],
  [/mitzvah/i, 13],
  [/quincea[nñ]era|\bquince/i, 15],
];
export const ageOfDay = (customType: string | null | undefined): number | null =>
  agesOfDays.find(([words]) => words.test(customType ?? ''))?.[1] ?? null;

/** The topic about the other parent: a father on leave needs no massage after birth. */
function parentOf({ gender, circumstances }: GiftBrief['facts']): string | null {
  const said = circumstances.map(({ source }) => source).join(' | ');
  if (gender === 'male' || /\b(?:paternity|father|dad)/i.test(said)) return 'new-mothers';
  return gender === 'female' || /\b(?:maternity|mother|mum|mom)/i.test(said) ? 'new-fathers' : null;
}

/** Who retired long ago needs no gift for it. */
const retiresNow =
  /\b(?:retires|retiring|just|recently|newly|about to|soon|going to|last (?:week|month|year|spring|summer|autumn|fall|winter))\b/i;

/** Who lost a parent or a horse isn't a widow. */
const petLost =
  /\b(?:dogs?|cats?|pupp(?:y|ies)|kitten|horse|pony|rabbit|parrot|pet|hamster|greyhound|labrador|spaniel)\b/i;
const relativeLost =
  /\b(?:mum|mom|mam|mother|dad|father|parents?|sister|brother|son|daughter|gran\w*|nan|nana|friend|aunt|uncle|twin|baby|child)\b/i;
export function topicsOfLoss(source: string): readonly string[] {
  if (petLost.test(source)) return ['pet-memorial'];
  return relativeLost.test(source) ? ['bereavement'] : ['widowhood', 'staying-in-touch'];
}

function topicsOfChange(kind: CircumstanceKind, source: string): readonly string[] {
  if (kind === 'bereaved') return topicsOfLoss(source);
  if (kind === 'new-job' && ownBusiness.test(source)) return ['running-a-business'];
  if (kind === 'retired' && !retiresNow.test(source)) return [];
  return ofCircumstance[kind] ?? [];
}

/** Ids of the topics about this occasion; none for an ordinary birthday. */
export function specialTopics({ occasion, customType, facts }: GiftBrief): string[] {
  const told = [...facts.circumstances, ...facts.interests]
    .map(({ source }) => source)
    .concat(facts.notUnderstood)
    .filter((text) => !denies.test(text));
  const bySituation = situations.flatMap(([words, topics]) =>
    told.some((text) => words.test(text)) ? topics : [],
  );
  const bySaid = named.flatMap(([words, topics]) => (words.test(customType ?? '') ? topics : []));
  const byLife = facts.circumstances.flatMap(({ kind, source }) => topicsOfChange(kind, source));
  const isBlind = facts.restrictions.some(({ kind }) => kind === 'blind');
  const byLimit = facts.restrictions.flatMap(({ kind }) =>
    isBlind && kind === 'low-vision' ? [] : (ofRestriction[kind] ?? []),
  );
  const parent = parentOf(facts);
  return [...(ofOccasion[occasion] ?? []), ...bySaid, ...byLife, ...byLimit, ...bySituation].filter(
    (topic) => topic !== parent,
  );
}

const holidayOf: Readonly<Partial<Record<OccasionType, Holiday>>> = {
  christmas: 'christmas',
  valentines: 'valentines',
  mothers_day: 'mothers-day',
  fathers_day: 'fathers-day',
};

/** The holidays that a gift is for; Ramadan ends with Eid. */
function holidaysAsked({ occasion, customType }: GiftBrief): readonly Holiday[] {
  const byType = holidayOf[occasion];
  const asked = [...holidaysIn(customType ?? ''), ...(byType ? [byType] : [])];
  return asked.includes('ramadan') ? [...asked, 'eid'] : asked;
}

/** Tells whether an idea is wrong for a holiday, or about others only: no dish for Rosh Hashanah at Hanukkah. */
function wrongForHoliday(brief: GiftBrief, told: readonly string[]): (entry: IndexedIdea) => boolean {
  const asked = holidaysAsked(brief);
  if (asked.length === 0) return () => false;
  const wanted = new Set([...asked, ...told.flatMap(holidaysIn)]);
  return (entry) => {
    if (asked.some((holiday) => isUnlucky(entry.idea.name, holiday))) return true;
    const named = holidaysNamed(entry);
    return named.length > 0 && !named.some((holiday) => wanted.has(holiday));
  };
}

/**
 * Tells whether an idea belongs to another occasion, and to nothing in the person's life. Reads the person's words once,
 * because thousands of ideas are asked about.
 */
export function ofOtherDay(brief: GiftBrief): (entry: IndexedIdea) => boolean {
  const { occasion, facts } = brief;
  const told = [
    ...facts.interests.map(({ phrase }) => phrase),
    ...facts.circumstances.map(({ kind, source }) => `${kind.replace('-', ' ')} ${source}`),
  ];
  const isWrong = wrongForHoliday(brief, told);
  return (entry) => {
    if (isWrong(entry)) return true;
    const day = dayNamed(entry);
    if (!day || day.suits.includes(occasion)) return false;
    return !told.some((text) => day.words.test(text));
  };
}
