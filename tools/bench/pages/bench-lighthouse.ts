import type { Flags, Result } from 'lighthouse';
import pg from 'pg';
import type { MeasuredStack } from '../measure/measured-stack.ts';
import { median, seeded } from '../measure/numbers.ts';
import { addManyPeople } from '../visitors/people-data.ts';
import { signedInVisitor } from '../visitors/signed-in-visitor.ts';
import { withChromium } from './bare-chromium.ts';
import { ms, row, type Row } from '../measure/table.ts';

/** Odd, because the median counts: other programs disturb some visits. */
const visits = 3;
const categories = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 0.95 };
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
};
/** The budget of the landing page, on slow 4G and a mid-range phone; a layout shift of a thousandth is invisible. */
const landing = { fcp: 1_000, lcp: 1_800, cls: 0.001, tbt: 100 };

/** Whether network and processor are actually throttled, and the visitor's cookie. */
interface How {
  cookie?: string;
  slowed?: boolean;
}

interface Page extends How {
  path: string;
  /** Maximum of each metric. */
  budget?: Record<string, number>;
}

/** Scores from 0 to 1, metrics in milliseconds, and what cost points. */
interface Visit {
  scores: Record<string, number>;
  figures: Record<string, number>;
  lost: string[];
}

async function audited(url: string, options: Flags): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  let lhr: Result | undefined;
  // Sometimes Chromium's trace starts too late for its first page.
  for (let attempt = 0; attempt < 3 && (!lhr || lhr.runtimeError); attempt += 1)
    lhr = (await lighthouse(url, options))?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  return lhr;
}

/**
 * One visit with the mobile preset. Lighthouse simulates a slow phone; with `slowed`, network and processor are
 * actually throttled.
 */
async function visit(url: string, port: number, { cookie, slowed = false }: How): Promise<Visit> {
  const options: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
    throttlingMethod: slowed ? 'devtools' : 'simulate',
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  };
  const { audits: found, categories: rated } = await audited(url, options);
  const lost = Object.keys(categories).flatMap((name) =>
    (rated[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (found[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${found[id]?.title} ${found[id]?.displayValue ?? ''}`.trim()),
  );
  return {
    scores: Object.fromEntries(Object.keys(categories).map((name) => [name, rated[name]?.score ?? NaN])),
    figures: Object.fromEntries(
      Object.entries(audits).map(([name, audit]) => [name, found[audit]?.numericValue ?? NaN]),
    ),
    lost,
  };
}

/** Visits a page several times and prints what cost points. */
async function pageRow(url: string, { path, budget = {}, ...how }: Page, port: number) {
  const what = how.slowed ? `${path}, really slowed` : path;
  const seen: Visit[] = [];
  for (let n = 0; n < visits; n += 1) seen.push(await visit(`${url}${path}`, port, how));
  const middle = (part: 'scores' | 'figures', names: string[]) =>
    Object.fromEntries(names.map((name) => [name, median(seen.map((one) => one[part][name] ?? NaN))]));
  const scores = middle('scores', Object.keys(categories));
  const figures = middle('figures', Object.keys(audits));
  for (const reason of new Set(seen.flatMap(({ lost }) => lost))) console.log(`  ${what}: ${reason}`);
  const written = ([name, value]: [string, number]) => [name, name === 'cls' ? value.toFixed(3) : ms(value)];
  return row(
    what,
    {
      ...Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, Math.round(score * 100)])),
      ...Object.fromEntries(Object.entries(figures).map(written)),
    },
    Object.entries(categories).every(([name, least]) => (scores[name] ?? NaN) >= least) &&
      Object.entries(budget).every(([name, most]) => (figures[name] ?? NaN) <= most),
  );
}

const rowsOf = (url: string, pages: Page[]) =>
  withChromium(async (port) => {
    const rows: Row[] = [];
    for (const page of pages) rows.push(await pageRow(url, page, port));
    return rows;
  });

/** The landing page for a guest, and the page of a user with 500 recipients and 2,000 occasions. */
export async function benchLighthouse(stack: MeasuredStack) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  await db.connect();
  const visitor = await signedInVisitor(stack.url);
  try {
    await addManyPeople(visitor, db, seeded(1));
    return await rowsOf(stack.url, [
      { path: '/' },
      { path: '/', slowed: true, budget: landing },
      { path: '/recipients', cookie: visitor.cookie ?? undefined },
    ]);
  } finally {
    visitor.close();
    await db.end();
  }
}

export const columns = [...Object.keys(categories), ...Object.keys(audits)];
