import { percentile } from './measure/numbers.ts';
import { ms, row, times } from './measure/table.ts';
import type { BareServer } from './reference/bare-process.ts';
import { good, Visitor } from './visitors/visitor.ts';

export const sixCalls = '5b  six different calls, until the last';
const warmUps = 30;
const maxReferenceRatio = 2;
const maxMs = 20;

const burstOf = async (visitor: Visitor, paths: string[]) => {
  const since = performance.now();
  for (const answer of await Promise.all(paths.map((path) => visitor.get(path)))) good(answer);
  return performance.now() - since;
};

/** The simultaneous calls of a page: time until the last answer, alternating between both servers. */
export async function benchBursts(visitor: Visitor, bare: BareServer, paths: string[], rounds = 200) {
  const other = new Visitor(bare.url);
  other.cookie = visitor.cookie;
  const found: Record<'ours' | 'reference', number[]> = { ours: [], reference: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const [own, reference] = [await burstOf(visitor, paths), await burstOf(other, paths)];
    if (round < 0) continue;
    found.ours.push(own);
    found.reference.push(reference);
  }
  other.close();
  const at = (share: number) => ({
    own: percentile(found.ours, share),
    reference: percentile(found.reference, share),
  });
  const line = (share: number) => {
    const { own, reference } = at(share);
    return { ours: ms(own), reference: ms(reference), ratio: times(own / reference) };
  };
  const { own: p50, reference } = at(0.5);
  const { own: p99 } = at(0.99);
  return [
    row(
      `${sixCalls}, p50`,
      { ...line(0.5), budget: `≤ ${maxReferenceRatio}×` },
      p50 <= maxReferenceRatio * reference,
    ),
    row('5b  the same, p99', { ...line(0.99), budget: `≤ ${ms(maxMs)}` }, p99 <= maxMs),
  ];
}
