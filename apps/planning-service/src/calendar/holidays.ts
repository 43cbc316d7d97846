import type DateHolidays from 'date-holidays';
import { addDays, dateOf, type CalendarDate } from './calendar-date.js';
import { fathersDays, french, mothersDays } from './holiday-rules.js';
import type { CalendarOccasion } from './recurrence.js';

type Library = typeof DateHolidays;
type Floating = Exclude<CalendarOccasion, 'valentines'>;
type Rules = Record<Floating, string[]>;
/** What the library's rules are; its types do not say so. */
interface Rule {
  rule: string;
  type: string;
  name?: { en?: string };
}

/** The country whose rules are used where another has none. */
const fallback = 'US';
const mostDates = 10_000;

/** On which day Christmas, Valentine's, Mother's and Father's Day are in a country; each day is worked out once. */
export class Holidays {
  private readonly countries = new Map<string, Rules>();
  private readonly rules = new Map<string, DateHolidays>();
  private readonly dates = new Map<string, CalendarDate>();
  private readonly known: ReadonlySet<string>;

  private constructor(private readonly library: Library) {
    this.known = new Set([
      ...Object.keys(new library().getCountries()),
      ...Object.keys(mothersDays),
      ...Object.keys(fathersDays),
    ]);
  }

  private static loading: Promise<Holidays> | undefined;

  /** Reads the library at the first call: it takes a moment and some memory that not every process needs. */
  static load(): Promise<Holidays> {
    this.loading ??= import('date-holidays').then(({ default: library }) => new Holidays(library));
    return this.loading;
  }

  dayOf(type: CalendarOccasion, asked: string, year: number): CalendarDate {
    if (type === 'valentines') return dateOf(year, 2, 14);
    const country = this.known.has(asked) ? asked : fallback;
    const key = `${type} ${country} ${year}`;
    const known = this.dates.get(key);
    if (known) return known;
    const date = this.work(type, country, year);
    if (this.dates.size >= mostDates) this.dates.clear();
    this.dates.set(key, date);
    return date;
  }

  private work(type: Floating, country: string, year: number): CalendarDate {
    for (const rule of this.rulesOf(country)[type]) {
      const date = this.dayByRule(rule, year);
      if (date && type === 'mothers_day' && french.includes(country)) {
        return date === this.dayByRule('easter 49', year) ? addDays(date, 7) : date;
      }
      if (date) return date;
    }
    return type === 'christmas' ? dateOf(year, 12, 25) : this.dayOf(type, fallback, year);
  }

  private rulesOf(country: string): Rules {
    const known = this.countries.get(country);
    if (known) return known;
    const calendar = new this.library(country);
    const all = calendar.getRules() as unknown as Rule[];
    const named = (name: RegExp) => all.filter((rule) => name.test(rule.name?.en ?? ''));
    const floating = (name: RegExp, own: Record<string, string>) => {
      const rules = named(name).map(({ rule }) => withoutSubstitutes(rule));
      return rules.length > 0 || !own[country] ? rules : [own[country]];
    };
    const christmas = named(/^(Christmas Day|Orthodox Christmas)/).filter(({ type }) => type === 'public');
    const rules: Rules = {
      mothers_day: floating(/^Mother's Day$/, mothersDays),
      fathers_day: floating(/^Father's Day$/, fathersDays),
      christmas: christmas.some(({ rule }) => /^(substitutes )?12-25/.test(rule))
        ? ['12-25']
        : christmas.map(({ rule }) => withoutSubstitutes(rule)),
    };
    this.countries.set(country, rules);
    return rules;
  }

  private dayByRule(rule: string, year: number): CalendarDate | undefined {
    let calendar = this.rules.get(rule);
    if (!calendar) {
      calendar = new this.library();
      calendar.setHoliday(rule, { name: { en: rule }, type: 'public' });
      this.rules.set(rule, calendar);
    }
    return calendar.getHolidays(year)[0]?.date.slice(0, 10);
  }
}

/** A day off work may move to a Monday; the day itself does not. */
const withoutSubstitutes = (rule: string) => rule.replace(/ (and )?if .*$/i, '');
