import { queryAt } from './promql.ts';
import type { Sample, Series } from './samples.ts';

const samplePattern = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)/;
const labelPattern = /(\w+)=("(?:[^"\\]|\\.)*")/g;

interface Scrape {
  /** Seconds. */
  at: number;
  /** Labels that Prometheus adds: of the place where the process runs. */
  labels: Record<string, string>;
}

/** What processes answered at `/metrics`, over time. */
export class Scrapes {
  #series = new Map<string, Series>();
  #last = 0;

  /** Adds an answer in Prometheus' text format. */
  add(text: string, { at, labels: added }: Scrape): void {
    this.#last = at;
    for (const line of text.split('\n')) {
      const [, name, list = '', value] = samplePattern.exec(line) ?? [];
      if (!name || value === undefined) continue;
      const own = [...list.matchAll(labelPattern)].map(([, label, quoted]) => [label, JSON.parse(quoted!)]);
      const labels: Record<string, string> = { ...Object.fromEntries(own), ...added };
      const key = `${name} ${JSON.stringify(labels)}`;
      const series = this.#series.get(key) ?? { name, labels, points: [] };
      series.points.push([at, Number(value.replace('Inf', 'Infinity'))]);
      this.#series.set(key, series);
    }
  }

  /** What a query gives at the time of the last answer. */
  ask(query: string): Sample[] {
    return queryAt(query, [...this.#series.values()], this.#last);
  }
}
