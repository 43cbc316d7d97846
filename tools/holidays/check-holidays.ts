import { daysApart } from './days.ts';
import { expectedIn } from './expected.ts';

/** The part of the service's class that is used here. */
export interface Holidays {
  daysOf(day: string, country: string, year: number): readonly string[];
}

export interface Difference {
  day: string;
  country: string;
  year: number;
  served: readonly string[];
  computed: readonly string[];
  /** Within the tolerance of the rule. */
  isTolerated: boolean;
}
/** A row of the table: countries with the same days in all years. */
export interface Line {
  day: string;
  countries: string[];
  /** For each year, one or two days as `MM-DD`. */
  dates: string[];
}
export interface Report {
  lines: Line[];
  differences: Difference[];
  compared: number;
}

const isNear = (served: readonly string[], computed: readonly string[], most: number): boolean =>
  served.length === computed.length &&
  served.every((date, at) => Math.abs(daysApart(date, computed[at]!)) <= most);

/** Compares the service's dates with those computed here, for each day, country and year. */
export function compare(
  holidays: Holidays,
  days: readonly string[],
  countries: readonly string[],
  years: readonly number[],
): Report {
  const differences: Difference[] = [];
  const lines = new Map<string, Line>();
  for (const day of days) {
    for (const country of countries) {
      const dates = years.map((year) => {
        const served = holidays.daysOf(day, country, year);
        const { dates: computed, tolerance } = expectedIn(day, country, year);
        if (!isNear(served, computed, 0)) {
          const isTolerated = isNear(served, computed, tolerance);
          differences.push({ day, country, year, served, computed, isTolerated });
        }
        return served.map((date) => date.slice(5)).join(' ');
      });
      const key = `${day} ${dates.join()}`;
      const line = lines.get(key);
      if (line) line.countries.push(country);
      else lines.set(key, { day, countries: [country], dates });
    }
  }
  const compared = days.length * countries.length * years.length;
  return { lines: [...lines.values()], differences, compared };
}
