import { measure } from './measure.mjs';
import { verdictsFor } from './verdicts.mjs';

const shares = ['nine', 'budget', 'first', 'later', 'facts', 'silly'];
const counts = ['repeats', 'minors', 'breaks'];

/** This many items, spread evenly over the list. */
const some = (all, count) =>
  all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

/** Asks an engine about people, one after the other, and adds up how well it did. */
export async function evaluate(people, engine, { signal, count = Infinity } = {}) {
  const measured = [];
  for (const person of some(people, Math.min(count, people.length))) {
    signal?.throwIfAborted();
    measured.push({ id: person.id, person, ...(await measure(person, engine)) });
  }
  const sum = (key) => measured.reduce((total, one) => total + one[key], 0);
  const means = Object.fromEntries(shares.map((key) => [key, sum(key) / measured.length]));
  const totals = Object.fromEntries(counts.map((key) => [key, sum(key)]));
  const ms = Math.max(...measured.map((one) => one.ms));
  return {
    name: engine.name,
    people: measured,
    total: { ...means, ...totals, ms, ...verdictsFor(measured) },
  };
}
