import { startBareServer } from './bare-process.mjs';
import { compare } from './load.mjs';
import { median, seeded } from './numbers.mjs';
import { signedInVisitor, suggestionsFor } from './signed-in-visitor.mjs';
import { microseconds, ms, perSecond, row, times } from './table.mjs';
import { good, Visitor } from './visitor.mjs';
import { wizardDataFrom } from './wizard-data.mjs';

export const columns = ['ours', 'reference', 'ratio', 'budget', 'CPU µs a request', 'of the reference'];

const connections = 20;
const savedRows = 20;
const savedPath = '/api/suggestions/saved';

/** Both answer the same rows, else there is nothing to compare. */
async function sameAnswer(visitor, bare) {
  const other = new Visitor(bare.url);
  other.cookie = visitor.cookie;
  const [ours, theirs] = [good(await visitor.get(savedPath)), good(await other.get(savedPath))];
  other.close();
  const ids = ({ suggestions }) => suggestions.map(({ id }) => id).join();
  if (ours.suggestions.length !== savedRows || ids(ours) !== ids(theirs)) {
    throw new Error('The stack and the bare server answer different rows');
  }
}

function ratioRow(what, result, budget) {
  const { ours, reference, ratio, cpu, referenceCpu } = result;
  const values = {
    ...{
      ours: perSecond(ours),
      reference: perSecond(reference),
      ratio: times(ratio),
      budget: `≥ ${budget}×`,
    },
    ...{ 'CPU µs a request': microseconds(cpu), 'of the reference': microseconds(referenceCpu) },
  };
  return row(what, values, ratio >= budget);
}

/** A page's six calls at once; the time until the last of them is answered, in turn at both. */
async function bursts(visitor, bare, rounds) {
  const other = new Visitor(bare.url);
  other.cookie = visitor.cookie;
  const burst = async (one) => {
    const since = performance.now();
    for (const answer of await Promise.all(Array.from({ length: 6 }, () => one.get(savedPath)))) good(answer);
    return performance.now() - since;
  };
  const found = { ours: [], reference: [] };
  for (let round = -30; round < rounds; round += 1) {
    const [own, reference] = [await burst(visitor), await burst(other)];
    if (round < 0) continue;
    found.ours.push(own);
    found.reference.push(reference);
  }
  other.close();
  const [own, reference] = [median(found.ours), median(found.reference)];
  const values = { ours: ms(own), reference: ms(reference), ratio: times(own / reference), budget: '≤ 2.5×' };
  return row('burst of six calls, until the last, p50', values, own <= 2.5 * reference);
}

/** Lists, writes and bursts through gateway, session and RPC, against a bare program on the same database. */
export async function benchRequests(stack) {
  const visitor = await signedInVisitor(stack.url);
  const ids = await suggestionsFor(visitor, await wizardDataFrom(seeded(1)), 360);
  for (const id of ids.slice(0, savedRows)) good(await visitor.post(`/api/suggestions/${id}/save`));
  const bare = await startBareServer(stack);
  try {
    await sameAnswer(visitor, bare);
    const { headers } = visitor;
    const inner = new Map([...stack.pids].filter(([name]) => !name.startsWith('The migration')));
    const shared = [...inner].filter(([name]) => ['postgres', 'redis'].includes(name));
    const sides = (requestsOf, seconds) => {
      const options = { connections, seconds, requestsOf };
      return [
        { options: { ...options, url: `http://127.0.0.1:${stack.port}` }, pids: inner },
        { options: { ...options, url: bare.url }, pids: new Map([['bare', bare.pid], ...shared]) },
      ];
    };
    const list = () => [{ method: 'GET', path: savedPath, headers }];
    // Each connection writes rows of its own, so that none waits for another's lock.
    const share = Math.floor(ids.length / connections);
    const rate = (connection) =>
      ids
        .slice((connection % connections) * share, ((connection % connections) + 1) * share)
        .map((id, at) => ({
          ...{ method: 'POST', path: `/api/suggestions/${id}/rate`, headers },
          body: JSON.stringify({ rating: 1 + (at % 5) }),
        }));
    return [
      ratioRow('1   signed-in list of 20 rows', await compare(...sides(list, 3), 3), 0.6),
      ratioRow('3   write one item (rate)', await compare(...sides(rate, 3), 3), 0.45),
      { ...(await bursts(visitor, bare, 150)), what: '5b  burst of six calls, until the last, p50' },
    ];
  } finally {
    bare.stop();
    visitor.close();
  }
}
