import type { Request } from 'autocannon';
import type { MeasuredStack } from './measure/measured-stack.ts';
import type { Pids } from './measure/process-load.ts';
import { startBareServer, type BareServer } from './reference/bare-process.ts';
import { lists } from './reference/bare-statements.ts';
import { benchBursts, sixCalls } from './bursts.ts';
import { benchContributions, contribution } from './contributions.ts';
import { compare, load, loadWithCpu, warmUpSeconds } from './measure/load.ts';
import { seeded } from './measure/numbers.ts';
import { signedInVisitor, suggestionsFor } from './visitors/signed-in-visitor.ts';
import { microseconds, perSecond, ratioRow, row, type Row } from './measure/table.ts';
import { good, Visitor } from './visitors/visitor.ts';
import { wizardDataFrom, type WizardData } from './visitors/wizard-data.ts';

export const columns = ['ours', 'reference', 'ratio', 'budget', 'CPU µs a request', 'of the reference'];

export const connections = 20;
const listedRows = 20;
const rating = '    rate an idea, and learn from it';
const savedPath = '/api/suggestions/saved';

interface Saved {
  suggestions: { id: number }[];
}

/** Checks that both return the same rows; otherwise the comparison is meaningless. */
async function sameAnswer(visitor: Visitor, bare: BareServer) {
  const other = new Visitor(bare.url);
  other.cookie = visitor.cookie;
  const ours = good(await visitor.get<Saved>(savedPath));
  const theirs = good(await other.get<Saved>(savedPath));
  other.close();
  const ids = ({ suggestions }: Saved) => suggestions.map(({ id }) => id).join();
  if (ours.suggestions.length !== listedRows || ids(ours) !== ids(theirs)) {
    throw new Error('The stack and the bare server answer different rows');
  }
}

/** The same for a shared wishlist. */
async function sameWishlist(visitor: Visitor, bare: BareServer, code: string) {
  const other = new Visitor(bare.url);
  const path = `/api/wishlists/shared/${code}`;
  type List = { title: string; items: { id: number }[] };
  const [ours, theirs] = [good(await visitor.get<List>(path)), good(await other.get<List>(path))];
  other.close();
  const said = ({ title, items }: List) => [title, ...items.map(({ id }) => id)].join();
  if (ours.items.length !== listedRows || said(ours) !== said(theirs))
    throw new Error('The stack and the bare server answer different wishlists');
}

/** Twenty people rate suggestions. Each rating is learned from, which the bare server doesn't do. */
async function ratings(
  stack: MeasuredStack,
  visitors: Visitor[],
  pids: Pids,
  wizardData: () => WizardData,
): Promise<Row> {
  const people: Request[][] = [];
  for (const [at, visitor] of visitors.entries()) {
    const ids = await suggestionsFor(visitor, wizardData, 18);
    people.push(
      Array.from({ length: 90 }, (_, turn) => ({
        ...{
          method: 'POST' as const,
          path: `/api/suggestions/${ids[turn % 18]}/rate`,
          headers: visitor.headers,
        },
        body: JSON.stringify({ rating: 1 + ((turn + at) % 5) }),
      })),
    );
  }
  const requestsOf = (connection: number) => people[connection % connections] ?? [];
  const options = { url: `http://127.0.0.1:${stack.port}`, connections, requestsOf };
  await load({ ...options, seconds: 2 });
  const { perSecond: rate, cpu } = await loadWithCpu({ ...options, seconds: 3 }, pids);
  return row(rating, {
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
const person = {
  ...{ name: 'Jonas Sailor', relationship: 'friend', interests: ['sailing', 'cooking'] },
  ...{ personality: ['practical'], occasions: [{ type: 'birthday', date: '1988-07-14' }] },
};
/** As many people as one page of the list shows, added as from a calendar. */
const known = Array.from({ length: listedRows }, (_, at) => ({
  ...{ name: `Person ${at} of the Family`, occasionType: 'birthday', relationship: 'friend' },
  date: `19${40 + at}-03-${10 + at}`,
}));

/** As many wishes. */
const wishes = Array.from({ length: listedRows }, (_, at) => ({
  ...{ name: `Something nice, number ${at}`, description: 'In blue, if there is one.', price: `$${at + 1}` },
  url: `https://shop.example/things/${at}`,
}));

/** A user with as many saved ideas and recipients as the lists show, a shared link and a shared wishlist. */
export async function preparedVisitor(stack: MeasuredStack, wizardData: () => WizardData) {
  const visitor = await signedInVisitor(stack.url);
  for (const id of await suggestionsFor(visitor, wizardData, listedRows))
    good(await visitor.post(`/api/suggestions/${id}/save`));
  good(await visitor.post('/api/recipients/bulk-add', { recipients: known }));
  const { shareCode } = good(
    await visitor.post<{ shareCode: string }>('/api/suggestions/share', { suggestionData: idea }),
  );
  const list = { title: 'Birthday', public: true, items: wishes };
  const { wishlist } = good(await visitor.post<{ wishlist: { shareCode: string } }>('/api/wishlists', list));
  return { visitor, shareCode, listCode: wishlist.shareCode };
}

interface Prepared {
  visitor: Visitor;
  shareCode: string;
  /** Of the wishlist. */
  listCode: string;
  visitors: Visitor[];
}
/** The name, the requests by connection, and the budget. */
type Comparison = [string, (connection: number) => Request[], number];

/** All requests that are compared with the bare server. */
export function comparisons({ visitor, shareCode, listCode, visitors }: Prepared): Comparison[] {
  const always = (request: Request) => () => [request];
  const reading = (path: string) => always({ method: 'GET', path, headers: visitor.headers });
  const adding = (connection: number): Request[] => [
    {
      ...{ method: 'POST', path: '/api/recipients', body: JSON.stringify(person) },
      headers: visitors[connection % visitors.length]?.headers,
    },
  ];
  const link: Request = { method: 'POST', path: '/api/suggestions/share', headers: json };
  return [
    ['1   saved ideas, 20 rows', reading('/api/suggestions/saved'), 0.6],
    ['1   recipients, 20 rows', reading('/api/recipients'), 0.6],
    [
      '2   a shared idea, public',
      always({ method: 'GET', path: `/api/suggestions/shared/${shareCode}` }),
      0.6,
    ],
    [
      '2   a wishlist of 20 items, public',
      always({ method: 'GET', path: `/api/wishlists/shared/${listCode}` }),
      0.6,
    ],
    ['3   add a recipient', adding, 0.45],
    [
      "3   a guest's link to an idea",
      always({ ...link, body: JSON.stringify({ suggestionData: idea }) }),
      0.45,
    ],
  ];
}

/** Whether a row is wanted: one that contains any of these words; without words, every row. */
export const wantedBy = (words: readonly string[]) => (what: string) =>
  words.length === 0 || words.some((word) => what.includes(word));

/** The rows, for how many seconds each is warmed up and measured, and the share of its budget that must be kept. */
export interface Extent {
  wanted: (what: string) => boolean;
  warmUp: number;
  seconds: number;
  rounds: number;
  share: number;
}
const everything: Extent = { wanted: wantedBy([]), warmUp: warmUpSeconds, seconds: 3, rounds: 3, share: 1 };

/** Reads and writes through gateway and RPC, compared with a bare server on the same database. */
export async function benchRequests(stack: MeasuredStack, extent: Partial<Extent> = {}) {
  const { wanted, warmUp, seconds, rounds, share } = { ...everything, ...extent };
  const wizardData = await wizardDataFrom(seeded(1));
  const prepared = await preparedVisitor(stack, wizardData);
  const { visitor } = prepared;
  const visitors: Visitor[] = [];
  while (visitors.length < connections) visitors.push(await signedInVisitor(stack.url));
  const bare = await startBareServer(stack);
  try {
    await sameAnswer(visitor, bare);
    await sameWishlist(visitor, bare, prepared.listCode);
    const pids = new Map([...stack.pids].filter(([name]) => !name.startsWith('The migration')));
    const stores = [...pids].filter(([name]) => ['postgres', 'redis'].includes(name));
    const sides = { ours: pids, bare: new Map([['bare', bare.pid], ...stores]) };
    const bursts = wanted(sixCalls) ? await benchBursts(visitor, bare, Object.keys(lists)) : [];
    const rows: Row[] = [];
    for (const [what, requestsOf, budget] of comparisons({ ...prepared, visitors })) {
      if (!wanted(what)) continue;
      const options = { connections, seconds, requestsOf };
      const result = await compare(
        { options: { ...options, url: `http://127.0.0.1:${stack.port}` }, pids: sides.ours },
        { options: { ...options, url: bare.url }, pids: sides.bare },
        { rounds, warmUp },
      );
      rows.push(ratioRow(what, result, budget * share));
    }
    if (wanted(contribution)) rows.push(await benchContributions(stack, { bare, visitors, sides }));
    if (wanted(rating)) rows.push(await ratings(stack, visitors, pids, wizardData));
    return [...rows, ...bursts];
  } finally {
    bare.stop();
    for (const one of [visitor, ...visitors]) one.close();
  }
}
