import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findChromium } from '../stack/testing/chromium.ts';
import { freePort } from '../stack/system/ports.ts';
import { Stop } from '../bootstrap/steps.mjs';
import { median, seeded } from './numbers.mjs';
import { addManyPeople } from './people-data.mjs';
import { signedInVisitor } from './signed-in-visitor.mjs';
import { ms, row } from './table.mjs';

/** An odd number, because the median counts: other programs disturb some runs. */
const visits = 3;
const categories = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 0.95 };
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
};
/** The budget of the start page, on slow 4G and a mid-range phone; a layout shift of a thousandth is invisible. */
const landing = { fcp: 1_000, lcp: 1_800, cls: 0.001, tbt: 100 };

/** Chromium as Lighthouse drives it; `work` gets the port of its debugger. */
async function withBrowser(work) {
  const profile = mkdtempSync(join(tmpdir(), 'giftwell-lighthouse-'));
  const port = await freePort();
  const browser = spawn(
    await findChromium(),
    [
      ...['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--disable-gpu'],
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--no-first-run', '--disable-quic', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync', '--disable-extensions', 'about:blank'],
    ],
    { stdio: 'ignore' },
  );
  try {
    await answering(port);
    return await work(port);
  } finally {
    const gone = once(browser, 'exit');
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function answering(port) {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const there = await fetch(`http://127.0.0.1:${port}/json/version`).then(Boolean, () => false);
    if (there) return;
    await sleep(100);
  }
  throw new Stop('Chromium did not start.');
}

/**
 * One visit with the mobile preset: scores from 0 to 1, figures in milliseconds, and what cost points. Lighthouse
 * computes what a slow phone would have seen; where a page is to be `slowed`, network and processor really are.
 */
async function visit(url, port, { cookie, slowed = false }) {
  const { default: lighthouse } = await import('lighthouse');
  const options = {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
    throttlingMethod: slowed ? 'devtools' : 'simulate',
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  };
  let lhr;
  // Sometimes Chromium's trace begins too late for its first page.
  for (let attempt = 0; attempt < 3 && (!lhr || lhr.runtimeError); attempt += 1)
    ({ lhr } = await lighthouse(url, options));
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const lost = Object.keys(categories).flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
      .map(({ id }) => `${name}: ${lhr.audits[id].title} ${lhr.audits[id].displayValue ?? ''}`.trim()),
  );
  return {
    scores: Object.fromEntries(Object.keys(categories).map((name) => [name, lhr.categories[name].score])),
    figures: Object.fromEntries(
      Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit].numericValue]),
    ),
    lost,
  };
}

/** Visits a page several times; prints what cost points. */
async function pageRow(url, { path, budget = {}, ...how }, port) {
  const what = how.slowed ? `${path}, really slowed` : path;
  const seen = [];
  for (let n = 0; n < visits; n += 1) seen.push(await visit(`${url}${path}`, port, how));
  const middle = (part, names) =>
    Object.fromEntries(names.map((name) => [name, median(seen.map((one) => one[part][name]))]));
  const scores = middle('scores', Object.keys(categories));
  const figures = middle('figures', Object.keys(audits));
  for (const reason of new Set(seen.flatMap(({ lost }) => lost))) console.log(`  ${what}: ${reason}`);
  const written = ([name, value]) => [name, name === 'cls' ? value.toFixed(3) : ms(value)];
  return row(
    what,
    {
      ...Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, Math.round(score * 100)])),
      ...Object.fromEntries(Object.entries(figures).map(written)),
    },
    Object.entries(categories).every(([name, least]) => scores[name] >= least) &&
      Object.entries(budget).every(([name, most]) => figures[name] <= most),
  );
}

const rowsOf = (url, pages) =>
  withBrowser(async (port) => {
    const rows = [];
    for (const page of pages) rows.push(await pageRow(url, page, port));
    return rows;
  });

/** The start page for a guest, and the page of a user with 500 recipients and 2,000 occasions. */
export async function benchLighthouse(stack) {
  const db = new pg.Client({ connectionString: stack.databaseUrl });
  await db.connect();
  const visitor = await signedInVisitor(stack.url);
  try {
    await addManyPeople(visitor, db, seeded(1));
    return await rowsOf(stack.url, [
      { path: '/' },
      { path: '/', slowed: true, budget: landing },
      { path: '/recipients', cookie: visitor.cookie },
    ]);
  } finally {
    visitor.close();
    await db.end();
  }
}

export const columns = [...Object.keys(categories), ...Object.keys(audits)];
