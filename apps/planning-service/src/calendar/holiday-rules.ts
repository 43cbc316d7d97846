import type { CalendarOccasion } from '@giftwell/contracts/planning/calendar-days';

/** A day in some countries: `MM-DD`, or a rule in the grammar of `date-holidays`. */
export interface OwnRule {
  rule: string;
  countries: readonly string[];
  /** The law or custom behind it. */
  source: string;
}
export interface OwnRules {
  /** The rule for all other countries. */
  usual: string;
  rules: readonly OwnRule[];
}

export const own = (rule: string, countries: string, source: string): OwnRule => ({
  rule,
  countries: countries.split(' '),
  source,
});

const mothersLists = "custom; lists of Mother's Day by country";
const fathersLists = "custom; lists of Father's Day by country";

const mothersDays: readonly OwnRule[] = [
  own('03-08', 'AL AZ BA BG KZ LA MD ME MK RS TJ TM UZ XK', "together with International Women's Day"),
  own(
    '03-21',
    'AE BH DJ EG IQ JO KM KW LB LY MR OM PS QA SA SD SO SY YE',
    'custom of the Arab states since 1956',
  ),
  own('03-25', 'SI', 'custom: the Annunciation'),
  own('04-07', 'AM', 'Law of Armenia on Holidays and Memorial Days: Day of Motherhood and Beauty'),
  own('05-08', 'KR', "Korean presidential decree on anniversaries: Parents' Day"),
  own('05-15', 'PY', 'custom: the day of independence'),
  own('1st sunday in May', 'RO', 'Law 319/2009 of Romania'),
  own('1st sunday in May', 'AO CV ES GQ HU LT MZ PT', mothersLists),
  own('2nd sunday in May', 'HN', 'Decree 20 of 1927 of the congress of Honduras'),
  own('3rd sunday in May', 'KG', mothersLists),
  own('sunday before 06-01', 'CI CM DO DZ HT MA MC MG ML MU NE SN TN', mothersLists),
  own('06-01', 'MN', 'Law of Mongolia on Public Holidays: Mothers and Children Day'),
  own('2nd sunday in June', 'LU', mothersLists),
  own('08-12', 'TH', 'birthday of Queen Sirikit, by cabinet resolution of 1976'),
  own('10-14', 'BY', 'Presidential decree 157 of 1998 of Belarus'),
  own('3rd sunday in October', 'AR', mothersLists),
  own('sunday before 12-01', 'RU', 'Presidential decree 120 of 1998 of Russia: the last Sunday of November'),
  own('12-22', 'ID', 'Presidential decree 316 of 1959 of Indonesia'),
];

const fathersDays: readonly OwnRule[] = [
  own('03-19', 'AD AO BO ES HN HR IT LI MO MZ PT SM', "custom: St Joseph's Day"),
  own('05-08', 'KR', "Korean presidential decree on anniversaries: Parents' Day"),
  own('easter 39', 'DE', 'custom: Ascension Day'),
  own('2nd sunday in May', 'RO', 'Law 319/2009 of Romania'),
  own('3rd sunday in May', 'TO', fathersLists),
  own('1st sunday in June', 'CH', fathersLists),
  own('06-05', 'DK', 'custom: Constitution Day'),
  own('2nd sunday in June', 'AT BE', fathersLists),
  own('06-21', 'AE EG JO KW LB PS SY', 'custom of Arab states: the first day of summer'),
  own('sunday before 07-01', 'HT', fathersLists),
  own('2nd sunday in July', 'UY', fathersLists),
  own('sunday before 08-01', 'DO', fathersLists),
  own('2nd sunday in August', 'WS', 'Public Holidays Act of Samoa, which keeps the Monday after it'),
  own('1st sunday in September', 'FJ NZ PG', fathersLists),
  own('2nd sunday in September', 'LV', fathersLists),
  own('1st sunday in October', 'LU', fathersLists),
  own('3rd sunday in October', 'RU', 'Presidential decree 573 of 2021 of Russia'),
  own('2nd sunday in November', 'IS SE', fathersLists),
  own('11-12', 'ID', 'declared in Surakarta in 2006'),
  own('12-05', 'TH', 'birthday of King Bhumibol, by cabinet resolution of 1980'),
];

/** Rules that the library lacks or has wrong. */
export const familyDays: Record<
  Extract<CalendarOccasion, 'mothers_day' | 'fathers_day'>,
  readonly OwnRule[]
> = { mothers_day: mothersDays, fathers_day: fathersDays };

/** In these countries Mother's Day moves by a week if it falls on Pentecost. */
export const french = ['BL', 'FR', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'];

const eve = 'custom: gifts are given on the evening before Christmas Day';
const julian = '25 December of the Julian calendar, a public holiday';

/** The day on which Christmas gifts are given. */
export const christmasDays: OwnRules = {
  usual: '12-25',
  rules: [
    own('12-24', 'AT AX CH CZ DE DK EE FI FO GL HR HU IS LI LT LU LV NO PL PT RO SE SI SJ SK', eve),
    own('12-24', 'AR BO BR CL CO CR DO EC GT HN MX NI PA PE PY SV UY VE', eve),
    own('01-06', 'AM', 'Law of Armenia on Holidays and Memorial Days: Christmas and Epiphany'),
    own('01-07', 'EG ET GE KG KZ MK RS RU', julian),
  ],
};
