import type { Engine } from './engines.ts';
import { measure, type Measured } from './measure.ts';
import type { Person } from './people.ts';
import { verdictsFor, type ReadersTotal } from './verdicts.ts';

const shares = ['nine', 'budget', 'first', 'later', 'facts', 'silly'] as const;
const counts = ['repeats', 'minors', 'breaks'] as const;
type Share = (typeof shares)[number];
type Count = (typeof counts)[number];

export type MeasuredPerson = Measured & { id: string; person: Person };
/** Means of the shares, sums of the counts, the slowest answer in ms, and the readers' verdicts. */
export type Total = Record<Share | Count, number> & { ms: number } & ReadersTotal;

export interface Evaluation {
  /** The engine's name. */
  name: string;
  people: MeasuredPerson[];
  total: Total;
}

/** This many items, evenly distributed over the list. */
const some = <T>(all: T[], count: number) =>
  all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

/** Evaluates an engine with these people, one after the other. */
export async function evaluate(
  people: Person[],
  engine: Engine,
  { signal, count = Infinity }: { signal?: AbortSignal; count?: number } = {},
): Promise<Evaluation> {
  const measured: MeasuredPerson[] = [];
  for (const person of some(people, Math.min(count, people.length))) {
    signal?.throwIfAborted();
    measured.push({ id: person.id, person, ...(await measure(person, engine)) });
  }
  const sum = (key: Share | Count) => measured.reduce((total, one) => total + one[key], 0);
  const means = Object.fromEntries(shares.map((key) => [key, sum(key) / measured.length])) as Record<
    Share,
    number
  >;
  const totals = Object.fromEntries(counts.map((key) => [key, sum(key)])) as Record<Count, number>;
  const ms = Math.max(...measured.map((one) => one.ms));
  return {
    name: engine.name,
    people: measured,
    total: { ...means, ...totals, ms, ...verdictsFor(measured) },
  };
}
