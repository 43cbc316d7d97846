import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../bench/measure/numbers.ts';
import { wizardDataFrom } from '../../bench/visitors/wizard-data.ts';
import { Driver } from '../../chaos/driver.ts';
import { Journal } from '../../chaos/journal.ts';
import { Outages } from '../../chaos/outages.ts';
import { panels } from '../../deploy/kubernetes/dashboard.ts';
import { Scrapes } from '../../stand-ins/prometheus/scrapes.ts';
import type { SuiteResult } from './suites.ts';

const maxMs = 90_000;
const everyMs = 1_000;
/** What Prometheus adds in the cluster. */
const labels = { namespace: 'giftwell', pod: 'one' };

/**
 * Lets users work and reads the metrics, as Prometheus does, until every panel of the dashboard has data, or the time is
 * over. Each panel counts as a test.
 */
export async function fillDashboard(url: string, metricsPort: number): Promise<SuiteResult> {
  const wizardData = await wizardDataFrom(seeded(1));
  const driver = new Driver({ url, journal: new Journal(), outages: new Outages(), wizardData });
  const scrapes = new Scrapes();
  const until = Date.now() + maxMs;
  let empty = panels;
  driver.start({ guests: 1, members: 2 });
  try {
    while (empty.length > 0 && Date.now() < until) {
      await sleep(everyMs);
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      scrapes.add(await answer.text(), { at: Date.now() / 1_000, labels });
      empty = panels.filter(({ query }) => !scrapes.ask(query).some(({ value }) => Number.isFinite(value)));
    }
  } finally {
    await driver.stop();
  }
  return {
    passed: panels.length - empty.length,
    failed: empty.length,
    output: empty.map(({ title, query }) => `The panel “${title}” shows nothing: ${query}`).join('\n'),
  };
}
