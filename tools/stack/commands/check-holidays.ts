import { calendarDays } from '@giftwell/contracts/planning/calendar-days';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compare, type Difference, type Holidays } from '../../holidays/check-holidays.ts';
import { countries } from '../../holidays/countries.ts';
import { build } from '../build.ts';
import { openRun } from '../../bootstrap/runs.mjs';
import { bold, step } from '../../bootstrap/steps.mjs';
import { data, root } from '../system/workspace.ts';

const years = Array.from({ length: 10 }, (_, at) => 2026 + at);
const namedAtMost = 12;

const named = (list: readonly string[]) =>
  list.length <= namedAtMost ? list.join(' ') : `${list.slice(0, namedAtMost).join(' ')} … (${list.length})`;

/** `npm run check:holidays`: compares holidays of all countries from 2026 to 2035 with an independent computation. */
export default async function checkHolidays(signal: AbortSignal) {
  const run = openRun(data, 'check-holidays');
  try {
    await step('Build', () => build({ run, signal }));
  } finally {
    run.close();
  }
  const built = join(root, 'apps', 'planning-service', 'dist', 'calendar', 'holidays.js');
  const service = (await import(pathToFileURL(built).href)) as { Holidays: { load(): Promise<Holidays> } };
  const holidays = await service.Holidays.load();
  const { lines, differences, compared } = compare(holidays, calendarDays, countries, years);
  for (const day of calendarDays) {
    console.log(`\n${bold(day)}\n\n  ${years.map((year) => String(year).padEnd(11)).join('')}`);
    const ofDay = lines.filter((line) => line.day === day);
    for (const line of ofDay.toSorted((one, other) => other.countries.length - one.countries.length)) {
      console.log(`  ${line.dates.map((date) => date.padEnd(11)).join('')}  ${named(line.countries)}`);
    }
  }
  const wrong = differences.filter(({ isTolerated }) => !isTolerated);
  const tolerated = differences.filter(({ isTolerated }) => isTolerated);
  console.log(`\n${bold('Differences from the independent computation')}\n`);
  for (const text of new Set(tolerated.map(textOf))) console.log(`  within a day: ${text}`);
  for (const one of wrong) console.log(`  ✘ ${one.country}: ${textOf(one)}`);
  console.log(
    `\n  ${compared} days of ${countries.length} countries compared, ${tolerated.length} within the tolerance, ${wrong.length} wrong.\n`,
  );
  return wrong.length > 0 ? 1 : 0;
}

const textOf = ({ day, year, served, computed }: Difference) =>
  `${day} ${year}: served ${served.join(' and ')}, computed ${computed.join(' and ')}`;
