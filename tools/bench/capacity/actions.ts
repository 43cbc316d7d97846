import type { Request } from 'autocannon';
import type { MeasuredStack } from '../measure/measured-stack.ts';
import { seeded } from '../measure/numbers.ts';
import { signedInVisitor, suggestionsFor, type SignedInVisitor } from '../visitors/signed-in-visitor.ts';
import { good } from '../visitors/visitor.ts';
import { wizardDataFrom, type WizardData } from '../visitors/wizard-data.ts';
import { actionNames, perVisit, type ActionName } from './mix.ts';

const visitorCount = 20;
const peopleOfAVisitor = 20;
const ideasOfAVisitor = 18;
/** Different requests of one kind that a visitor repeats. */
const variety = 40;
/** The rarest action, sign-in, is in a sequence once. */
const sequence = 10;

interface Visit {
  visitor: SignedInVisitor;
  /** Signs in again and again, which would end the visitor's own session. */
  other: SignedInVisitor;
  ideas: number[];
  shareCode: string;
}

const json = { 'content-type': 'application/json' };
const sharedIdea = {
  ...{ name: 'Sail repair kit', category: 'Outdoor & Adventure', price: '$35 – $48' },
  description: 'Needle, thread, palm and patches in a roll of waxed canvas: what a sailor wants at hand.',
  reason: 'He just bought a boat, and you asked for something practical.',
  searchTerm: 'sail repair kit',
};

async function prepareVisit(stack: MeasuredStack, wizardData: () => WizardData): Promise<Visit> {
  const [visitor, other] = [await signedInVisitor(stack.url), await signedInVisitor(stack.url)];
  const recipients = Array.from({ length: peopleOfAVisitor }, (_, at) => ({
    ...{ name: `Person ${at} of the Family`, occasionType: 'birthday', relationship: 'friend' },
    date: `19${40 + at}-03-${10 + at}`,
  }));
  good(await visitor.post('/api/recipients/bulk-add', { recipients }));
  const ideas = await suggestionsFor(visitor, wizardData, ideasOfAVisitor);
  const { shareCode } = good(
    await visitor.post<{ shareCode: string }>('/api/suggestions/share', { suggestionData: sharedIdea }),
  );
  return { visitor, other, ideas, shareCode };
}

/** The requests of a kind that a visitor makes in turn. */
function requestsOf({ visitor, other, ideas, shareCode }: Visit, wizardData: () => WizardData) {
  const { headers } = visitor;
  const { account } = other;
  const read = (path: string): Request => ({ method: 'GET', path, headers });
  const write = (path: string, body: object): Request => ({
    ...{ method: 'POST', path, headers, body: JSON.stringify(body) },
  });
  const many = (one: (at: number) => Request) => Array.from({ length: variety }, (_, at) => one(at));
  const person = (at: number) => ({
    ...{ name: `Jonas Sailor ${at}`, relationship: 'friend', interests: ['sailing'] },
    ...{ personality: ['practical'], occasions: [{ type: 'birthday', date: '1988-07-14' }] },
  });
  const signIn: Request = {
    ...{ method: 'POST', path: '/api/auth/login', headers: json },
    body: JSON.stringify({ email: account.email, password: account.password }),
  };
  return {
    lists: [read('/api/recipients')],
    dates: [read('/api/occasions/upcoming')],
    'shared idea': [{ method: 'GET', path: `/api/suggestions/shared/${shareCode}` }],
    'new person': many((at) => write('/api/recipients', person(at))),
    rating: many((at) =>
      write(`/api/suggestions/${ideas[at % ideas.length]}/rate`, { rating: 1 + (at % 5) }),
    ),
    ideas: many(() => write('/api/wizard/generate-suggestions', wizardData())),
    'sign-in': [signIn],
  } satisfies Record<ActionName, Request[]>;
}

export interface Actions {
  /** Requests of one kind, by connection. */
  only(action: ActionName): (connection: number) => Request[];
  /** The next request of the mix, of each visitor in turn, in a random order. */
  next(): Request;
  close(): void;
}

/** The requests of a visitor in the proportions of the mix, in a random order. */
const mixOf = (of: Record<ActionName, Request[]>, random: () => number): Request[] =>
  actionNames
    .flatMap((action) =>
      Array.from(
        { length: Math.round(perVisit[action] * sequence) },
        (_, at) => of[action][at % of[action].length]!,
      ),
    )
    .map((request) => ({ request, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ request }) => request);

/** Visitors with people, ideas and a shared link, who do what is in the mix. */
export async function prepareActions(stack: MeasuredStack): Promise<Actions> {
  const random = seeded(1);
  const wizardData = await wizardDataFrom(random);
  const visits: Visit[] = [];
  while (visits.length < visitorCount) visits.push(await prepareVisit(stack, wizardData));
  const kinds = visits.map((visit) => requestsOf(visit, wizardData));
  const sequences = kinds.map((of) => mixOf(of, random));
  let turn = 0;
  return {
    only: (action) => (connection) => kinds[connection % visitorCount]![action],
    next() {
      const requests = sequences[turn % visitorCount]!;
      const request = requests[Math.floor(turn / visitorCount) % requests.length]!;
      turn += 1;
      return request;
    },
    close() {
      for (const { visitor, other } of visits) for (const one of [visitor, other]) one.close();
    },
  };
}
