import type { CalendarDay } from '@giftwell/contracts/planning/calendar-days';
import type DateHolidays from 'date-holidays';
import { addDays, dateOf, yearOf, type CalendarDate } from './calendar-date.js';
import { diwali } from './diwali.js';
import { feastRules } from './feast-rules.js';
import { christmasDays, familyDays, french, type OwnRules } from './holiday-rules.js';

type Library = typeof DateHolidays;
/** All except the one with a table. */
type RuledDay = Exclude<CalendarDay, 'diwali'>;
/** The library's rules; its types don't declare this. */
interface Rule {
  rule: string;
  type: string;
  name?: { en?: string };
}

/** Used where a country has no Mother's or Father's Day of its own. */
const fallback = 'US';
const maxDates = 20_000;
const familyNames = { mothers_day: /^Mother's Day$/, fathers_day: /^Father's Day$/ } as const;

/** Dates of holidays by country; each is computed once. */
export class Holidays {
  private readonly countryRules = new Map<string, readonly string[]>();
  private readonly rules = new Map<string, DateHolidays>();
  private readonly dates = new Map<string, readonly CalendarDate[]>();
  private readonly known: ReadonlySet<string>;

  private constructor(private readonly library: Library) {
    this.known = new Set(Object.keys(new library().getCountries()));
  }

  private static loading: Promise<Holidays> | undefined;

  /** Loads the library on the first call, because it takes time and memory that not every process needs. */
  static load(): Promise<Holidays> {
    this.loading ??= import('date-holidays').then(({ default: library }) => new Holidays(library));
    return this.loading;
  }

  /** The days in a year, in order: one, or sometimes two for a feast of the Islamic calendar. */
  daysOf(day: CalendarDay, country: string, year: number): readonly CalendarDate[] {
    const key = `${day} ${country} ${year}`;
    const known = this.dates.get(key);
    if (known) return known;
    const dates = this.work(day, country, year);
    if (this.dates.size >= maxDates) this.dates.clear();
    this.dates.set(key, dates);
    return dates;
  }

  /** The first such day from a date on. */
  nextOf(day: CalendarDay, country: string, from: CalendarDate): CalendarDate {
    const year = yearOf(from);
    return [year, year + 1].flatMap((each) => this.daysOf(day, country, each)).find((date) => date >= from)!;
  }

  private work(day: CalendarDay, country: string, year: number): readonly CalendarDate[] {
    if (day === 'diwali') return [diwali(year)];
    for (const rule of this.rulesOf(day, country)) {
      const dates = this.daysByRule(rule, year);
      if (dates.length === 0) continue;
      return day === 'mothers_day' && french.includes(country) ? this.unlessPentecost(dates, year) : dates;
    }
    // The rule begins in a later year, or its calendar is only defined for some centuries.
    return country === fallback ? [] : this.daysOf(day, fallback, year);
  }

  private unlessPentecost(dates: readonly CalendarDate[], year: number): CalendarDate[] {
    const pentecost = this.daysByRule('easter 49', year);
    return dates.map((date) => (pentecost.includes(date) ? addDays(date, 7) : date));
  }

  private rulesOf(day: RuledDay, country: string): readonly string[] {
    const key = `${day} ${country}`;
    let rules = this.countryRules.get(key);
    if (!rules) {
      rules = this.findRules(day, country);
      this.countryRules.set(key, rules);
    }
    return rules;
  }

  private findRules(day: RuledDay, country: string): readonly string[] {
    if (day === 'christmas') return [ruleIn(christmasDays, country)];
    if (day !== 'mothers_day' && day !== 'fathers_day') return [ruleIn(feastRules[day], country)];
    const own = familyDays[day].find(({ countries }) => countries.includes(country));
    if (own) return [own.rule];
    const named = this.libraryRules(country).filter(({ name }) => familyNames[day].test(name?.en ?? ''));
    if (named.length > 0) return named.map(({ rule }) => withoutSubstitutes(rule));
    return country === fallback ? [] : this.rulesOf(day, fallback);
  }

  private libraryRules(country: string): Rule[] {
    if (!this.known.has(country)) return [];
    return new this.library(country).getRules() as unknown as Rule[];
  }

  private daysByRule(rule: string, year: number): CalendarDate[] {
    if (/^\d\d-\d\d$/.test(rule)) return [dateOf(year, Number(rule.slice(0, 2)), Number(rule.slice(3)))];
    let calendar = this.rules.get(rule);
    if (!calendar) {
      calendar = new this.library();
      calendar.setHoliday(rule, { name: { en: rule }, type: 'public' });
      this.rules.set(rule, calendar);
    }
    return calendar.getHolidays(year).map(({ date }) => date.slice(0, 10));
  }
}

const ruleIn = ({ usual, rules }: OwnRules, country: string): string =>
  rules.find(({ countries }) => countries.includes(country))?.rule ?? usual;

/** A day off work may move to a Monday; the holiday itself doesn't. */
const withoutSubstitutes = (rule: string) => rule.replace(/ (and )?if .*$/i, '');
