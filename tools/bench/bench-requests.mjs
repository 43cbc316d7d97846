import { startBareServer } from './bare-process.mjs';
import { compare, load, loadWithCpu } from './load.mjs';
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
  return row('5b  burst of six calls, until the last, p50', values, own <= 2.5 * reference);
}

/** Twenty people who rate what they were shown; each rating is learned from, which no bare program does. */
async function ratings(stack, pids, wizardData) {
  const people = [];
  for (let at = 0; at < connections; at += 1) {
    const visitor = await signedInVisitor(stack.url);
    const ids = await suggestionsFor(visitor, wizardData, 18);
    people.push(
      Array.from({ length: 90 }, (_, turn) => ({
        ...{ method: 'POST', path: `/api/suggestions/${ids[turn % 18]}/rate`, headers: visitor.headers },
        body: JSON.stringify({ rating: 1 + ((turn + at) % 5) }),
      })),
    );
    visitor.close();
  }
  const requestsOf = (connection) => people[connection % connections];
  const options = { url: `http://127.0.0.1:${stack.port}`, connections, requestsOf };
  await load({ ...options, seconds: 2 });
  const { perSecond: rate, cpu } = await loadWithCpu({ ...options, seconds: 3 }, pids);
  return row('    rate an idea, and learn from it', {
    ours: perSecond(rate),
    'CPU µs a request': microseconds(cpu),
  });
}

const idea = {
  ...{ name: 'Sail repair kit', category: 'Outdoor & Adventure', price: '$35 – $48' },
  description: 'Needle, thread, palm and patches in a roll of waxed canvas: what a sailor wants at hand.',
  reason: 'He just bought a boat, and you asked for something practical.',
  searchTerm: 'sail repair kit',
};
const json = { 'content-type': 'application/json' };

/** Reads and writes through gateway and RPC, against a bare program on the same database. */
export async function benchRequests(stack) {
  const wizardData = await wizardDataFrom(seeded(1));
  const visitor = await signedInVisitor(stack.url);
  const ids = await suggestionsFor(visitor, wizardData, savedRows);
  for (const id of ids) good(await visitor.post(`/api/suggestions/${id}/save`));
  const { shareCode } = good(await visitor.post('/api/suggestions/share', { suggestionData: idea }));
  const bare = await startBareServer(stack);
  try {
    await sameAnswer(visitor, bare);
    const pids = new Map([...stack.pids].filter(([name]) => !name.startsWith('The migration')));
    const stores = [...pids].filter(([name]) => ['postgres', 'redis'].includes(name));
    const against = (request) => {
      const options = { connections, seconds: 3, requestsOf: () => [request] };
      return compare(
        { options: { ...options, url: `http://127.0.0.1:${stack.port}` }, pids },
        { options: { ...options, url: bare.url }, pids: new Map([['bare', bare.pid], ...stores]) },
        3,
      );
    };
    const list = { method: 'GET', path: savedPath, headers: visitor.headers };
    const page = { method: 'GET', path: `/api/suggestions/shared/${shareCode}` };
    const body = JSON.stringify({ suggestionData: idea });
    const create = { method: 'POST', path: '/api/suggestions/share', headers: json, body };
    return [
      ratioRow('1   signed-in list of 20 rows', await against(list), 0.6),
      ratioRow('2   public page data, a shared idea', await against(page), 0.6),
      ratioRow('3   create one item, a link to an idea', await against(create), 0.45),
      await ratings(stack, pids, wizardData),
      await bursts(visitor, bare, 150),
    ];
  } finally {
    bare.stop();
    visitor.close();
  }
}
