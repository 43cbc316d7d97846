import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../bench/visitors/visitor.ts';
import type { WizardData } from '../bench/visitors/wizard-data.ts';
import { codeOf, messageOf } from '../bootstrap/steps.mjs';
import type { Journal, KnownAccount, KnownSuggestion } from './journal.ts';
import type { Outages } from './outages.ts';
import { People } from './people.ts';

const generatePath = '/api/wizard/generate-suggestions';
const word = () => randomBytes(8).toString('hex');

interface Surroundings {
  url: string;
  journal: Journal;
  outages: Outages;
  wizardData: () => WizardData;
}

/** An answer of the API, plain or streamed. */
interface Asked {
  status: number;
  ms: number;
  body?: unknown;
  text?: string;
}

interface Suggestion {
  id: number;
}
interface Suggested {
  suggestions: Suggestion[];
}
interface SignedIn {
  user: { id: number };
}

/** Simulated users who use the stack without a pause, each in its own loop, and record all answers. */
export class Driver {
  #stopped = false;
  #loops: Promise<void>[] = [];
  readonly url: string;
  readonly journal: Journal;
  readonly outages: Outages;
  readonly wizardData: () => WizardData;
  readonly people: People;

  constructor({ url, journal, outages, wizardData }: Surroundings) {
    this.url = url;
    this.journal = journal;
    this.outages = outages;
    this.wizardData = wizardData;
    this.people = new People(this);
  }

  start({ guests, members }: { guests: number; members: number }) {
    for (let at = 0; at < guests; at += 1) this.#loops.push(this.#guest(at % 2 === 0));
    for (let at = 0; at < members; at += 1) this.#loops.push(this.#member());
  }

  async stop() {
    this.#stopped = true;
    await Promise.all(this.#loops);
  }

  /**
   * Sends a request; null unless the answer is a success or one of `refusals`. Any other status except 503 is recorded
   * as wrong.
   */
  async ask<T extends Asked>(
    what: string,
    work: () => Promise<T>,
    refusals: number[] = [],
  ): Promise<T | null> {
    const since = Date.now();
    try {
      const answer = await work();
      this.journal.answered(what, answer.status, answer.ms);
      if ((answer.status >= 200 && answer.status < 300) || refusals.includes(answer.status)) return answer;
      if (answer.status !== 503) {
        this.journal.complain(
          what,
          `${answer.status} ${String(JSON.stringify(answer.body ?? answer.text)).slice(0, 200)}`,
        );
      }
    } catch (error) {
      this.journal.answered(what, 0, Date.now() - since);
      const reason = `${codeOf(error) ?? ''} ${messageOf(error)}`;
      if (!this.outages.during(since, Date.now()))
        this.journal.complain(what, `the connection failed: ${reason}`);
    }
    // A user doesn't repeat a failed request within a millisecond.
    await sleep(100);
    return null;
  }

  /** Nine ideas, plain or streamed; null if the request failed. */
  async generate(visitor: Visitor, streamed: boolean): Promise<Suggestion[] | null> {
    const input = this.wizardData();
    if (!streamed) {
      const answer = await this.ask('generate', () => visitor.post<Suggested>(generatePath, input));
      return this.#nine('generate', answer?.body.suggestions);
    }
    const answer = await this.ask('stream', () =>
      visitor.stream<Suggested & { kind?: string }>(generatePath, input),
    );
    const last = answer?.events.at(-1);
    if (last?.event === 'done') return this.#nine('stream', last.data.suggestions);
    const kind = last?.event === 'error' ? last.data.kind : null;
    if (answer && kind !== 'unavailable' && !this.outages.during(Date.now() - answer.ms, Date.now())) {
      this.journal.complain(
        'stream',
        `ended with ${String(JSON.stringify(last ?? answer.text)).slice(0, 200)}`,
      );
    }
    return null;
  }

  #nine(what: string, suggestions: Suggestion[] | undefined) {
    if (suggestions && suggestions.length !== 9)
      this.journal.complain(what, `${suggestions.length} suggestions`);
    return suggestions ?? null;
  }

  async #guest(streamed: boolean) {
    const visitor = new Visitor(this.url);
    while (!this.#stopped) {
      const suggestions = await this.generate(visitor, streamed);
      if (suggestions?.some(({ id }) => id !== null)) this.journal.complain('generate', 'a guest got an id');
      await sleep(40);
    }
    visitor.close();
  }

  async #member() {
    while (!this.#stopped) {
      const visitor = new Visitor(this.url);
      const account = await this.#register(visitor);
      for (let visit = 0; account && visit < 4 && !this.#stopped; visit += 1) {
        await this.#use(visitor, account, visit % 2 === 0);
        await this.people.lookAfter(visitor, account.id, visit);
        await this.ask('sign out', () => visitor.post('/api/auth/logout'));
        visitor.cookie = null;
        await this.#signIn(visitor, account);
      }
      visitor.close();
    }
  }

  async #register(visitor: Visitor): Promise<KnownAccount | null> {
    const name = `chaos-${word()}`;
    const account = { username: name, email: `${name}@canary.example`, password: `pass-${word()}` };
    this.journal.secrets.add(account.password).add(account.email);
    const answer = await this.ask('register', () => visitor.post<SignedIn>('/api/auth/register', account));
    if (!answer) return null;
    this.#noteCookie(visitor);
    const known = { ...account, id: answer.body.user.id };
    this.journal.registered.set(known.id, known);
    await this.#registerAgain(known);
    return known;
  }

  /** The same address under another name must be refused, without any effect. */
  async #registerAgain({ email, password }: KnownAccount) {
    const stranger = new Visitor(this.url);
    const username = `refused-${word()}`;
    const account = { username, email, password };
    const answer = await this.ask(
      'register again',
      () => stranger.post('/api/auth/register', account),
      [409],
    );
    if (answer?.status === 409) this.journal.refused.push(username);
    else if (answer) this.journal.complain('register again', `answered ${answer.status}`);
    stranger.close();
  }

  async #signIn(visitor: Visitor, { email, password, id }: KnownAccount) {
    while (!this.#stopped && !visitor.cookie) {
      const answer = await this.ask('sign in', () =>
        visitor.post<SignedIn>('/api/auth/login', { email, password }),
      );
      if (answer && answer.body.user.id !== id) this.journal.complain('sign in', 'as somebody else');
    }
    this.#noteCookie(visitor);
  }

  #noteCookie(visitor: Visitor) {
    const value = visitor.cookie?.split('=')[1];
    if (value) this.journal.secrets.add(value);
  }

  async #use(visitor: Visitor, { id: userId }: KnownAccount, streamed: boolean) {
    const me = await this.ask('me', () => visitor.get<SignedIn>('/api/auth/me'));
    if (me && me.body.user.id !== userId) this.journal.complain('me', 'somebody else');
    const suggestions = await this.generate(visitor, streamed);
    for (const { id } of suggestions?.slice(0, 3) ?? []) {
      const known: KnownSuggestion = { userId, saved: false, rating: null };
      this.journal.suggestions.set(id, known);
      if (await this.ask('save', () => visitor.post(`/api/suggestions/${id}/save`))) known.saved = true;
      const rating = 1 + (id % 5);
      if (await this.ask('rate', () => visitor.post(`/api/suggestions/${id}/rate`, { rating })))
        known.rating = rating;
    }
    for (const { id } of suggestions?.slice(3) ?? [])
      this.journal.suggestions.set(id, { userId, saved: false, rating: null });
    await this.#lookAtSaved(visitor, userId);
    await this.#touchWhatIsNotMine(visitor, userId);
  }

  async #lookAtSaved(visitor: Visitor, userId: number) {
    const expected = [...this.journal.suggestions].filter(
      ([, known]) => known.userId === userId && known.saved,
    );
    const list = await this.ask('saved', () => visitor.get<Suggested>('/api/suggestions/saved'));
    if (!list) return;
    const shown = new Set(list.body.suggestions.map(({ id }) => id));
    const missing = expected.filter(([id]) => !shown.has(id));
    if (missing.length) this.journal.complain('saved', `${missing.length} saved suggestions are missing`);
  }

  async #touchWhatIsNotMine(visitor: Visitor, userId: number) {
    const other = [...this.journal.suggestions].find(([, known]) => known.userId !== userId);
    if (!other) return;
    const body = { rating: 1, feedback: 'not mine' };
    const answer = await this.ask(
      'rate not mine',
      () => visitor.post(`/api/suggestions/${other[0]}/rate`, body),
      [404],
    );
    if (answer && answer.status !== 404) this.journal.complain('rate not mine', `answered ${answer.status}`);
  }
}
