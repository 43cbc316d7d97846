import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../bench/visitor.mjs';
import { People } from './people.mjs';

const generatePath = '/api/wizard/generate-suggestions';
const word = () => randomBytes(8).toString('hex');

/** Simulated users who use the stack without a pause, each in its own loop, and record all answers. */
export class Driver {
  #stopped = false;
  #loops = [];

  constructor({ url, journal, outages, wizardData }) {
    Object.assign(this, { url, journal, outages, wizardData });
    this.people = new People(this);
  }

  start({ guests, members }) {
    for (let at = 0; at < guests; at += 1) this.#loops.push(this.#guest(at % 2 === 0));
    for (let at = 0; at < members; at += 1) this.#loops.push(this.#member());
  }

  async stop() {
    this.#stopped = true;
    await Promise.all(this.#loops);
  }

  /** Asks once; null unless the answer is a success or one of `refusals`. Everything but 503 is wrong besides. */
  async ask(what, work, refusals = []) {
    const since = Date.now();
    try {
      const answer = await work();
      this.journal.answered(what, answer.status, answer.ms);
      if ((answer.status >= 200 && answer.status < 300) || refusals.includes(answer.status)) return answer;
      if (answer.status !== 503) {
        this.journal.complain(
          what,
          `${answer.status} ${JSON.stringify(answer.body ?? answer.text).slice(0, 200)}`,
        );
      }
    } catch (error) {
      this.journal.answered(what, 0, Date.now() - since);
      const reason = `${error.code ?? ''} ${error.message}`;
      if (!this.outages.during(since, Date.now()))
        this.journal.complain(what, `the connection failed: ${reason}`);
    }
    // A user does not repeat a failed request in the same millisecond.
    await sleep(100);
    return null;
  }

  /** The nine of one answer, plain or streamed; null where it did not come. */
  async generate(visitor, streamed) {
    const input = this.wizardData();
    if (!streamed) {
      const answer = await this.ask('generate', () => visitor.post(generatePath, input));
      return this.#nine('generate', answer?.body.suggestions);
    }
    const answer = await this.ask('stream', () => visitor.stream(generatePath, input));
    const last = answer?.events.at(-1);
    if (last?.event === 'done') return this.#nine('stream', last.data.suggestions);
    const kind = last?.event === 'error' ? last.data.kind : null;
    if (answer && kind !== 'unavailable' && !this.outages.during(Date.now() - answer.ms, Date.now())) {
      this.journal.complain('stream', `ended with ${JSON.stringify(last ?? answer.text).slice(0, 200)}`);
    }
    return null;
  }

  #nine(what, suggestions) {
    if (suggestions && suggestions.length !== 9)
      this.journal.complain(what, `${suggestions.length} suggestions`);
    return suggestions ?? null;
  }

  async #guest(streamed) {
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

  async #register(visitor) {
    const name = `chaos-${word()}`;
    const account = { username: name, email: `${name}@canary.example`, password: `pass-${word()}` };
    this.journal.secrets.add(account.password).add(account.email);
    const answer = await this.ask('register', () => visitor.post('/api/auth/register', account));
    if (!answer) return null;
    this.#noteCookie(visitor);
    account.id = answer.body.user.id;
    this.journal.registered.set(account.id, account);
    await this.#registerAgain(account);
    return account;
  }

  /** The same address under another name: must be refused, and leave nothing. */
  async #registerAgain({ email, password }) {
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

  async #signIn(visitor, { email, password, id }) {
    while (!this.#stopped && !visitor.cookie) {
      const answer = await this.ask('sign in', () => visitor.post('/api/auth/login', { email, password }));
      if (answer && answer.body.user.id !== id) this.journal.complain('sign in', 'as somebody else');
    }
    this.#noteCookie(visitor);
  }

  #noteCookie(visitor) {
    if (visitor.cookie) this.journal.secrets.add(visitor.cookie.split('=')[1]);
  }

  async #use(visitor, { id: userId }, streamed) {
    const me = await this.ask('me', () => visitor.get('/api/auth/me'));
    if (me && me.body.user.id !== userId) this.journal.complain('me', 'somebody else');
    const suggestions = await this.generate(visitor, streamed);
    for (const { id } of suggestions?.slice(0, 3) ?? []) {
      const known = { userId, saved: false, rating: null };
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

  async #lookAtSaved(visitor, userId) {
    const expected = [...this.journal.suggestions].filter(
      ([, known]) => known.userId === userId && known.saved,
    );
    const list = await this.ask('saved', () => visitor.get('/api/suggestions/saved'));
    if (!list) return;
    const shown = new Set(list.body.suggestions.map(({ id }) => id));
    const missing = expected.filter(([id]) => !shown.has(id));
    if (missing.length) this.journal.complain('saved', `${missing.length} saved suggestions are missing`);
  }

  async #touchWhatIsNotMine(visitor, userId) {
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
