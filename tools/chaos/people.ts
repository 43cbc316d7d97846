import { randomBytes } from 'node:crypto';
import type { Answer, Visitor } from '../bench/visitors/visitor.ts';
import type { Driver } from './driver.ts';
import type { Journal, KnownRecipient, KnownSuggestion } from './journal.ts';

const generatePath = '/api/wizard/generate-suggestions';
const nameOf = () => `Somebody ${randomBytes(6).toString('hex')}`;
const occasions = [{ type: 'christmas' }, { type: 'anniversary', date: '2015-06-20' }];

/** An added recipient: the input, and the state since. */
interface Person {
  id: number;
  told: object;
  known: KnownRecipient;
}

/** What a signed-in user does with their own recipients and tries with those of others. */
export class People {
  readonly driver: Driver;
  readonly journal: Journal;

  /** `driver` sends requests and has the journal. */
  constructor(driver: Driver) {
    this.driver = driver;
    this.journal = driver.journal;
  }

  /** Adds a person, generates ideas for them, and changes, deletes or restores them, depending on `turn`. */
  async lookAfter(visitor: Visitor, userId: number, turn: number) {
    const person = await this.#add(visitor, userId);
    if (!person) return;
    await this.#findIdeas(visitor, userId, person.id);
    await this.#rename(visitor, person);
    await this.#lookAhead(visitor, person);
    if (turn % 2 === 0) await this.#delete(visitor, person);
    if (turn % 4 === 0) await this.#restore(visitor, person);
    await this.#touchWhatIsNotMine(visitor, userId);
  }

  #ask<T>(what: string, work: () => Promise<Answer<T>>, refusals: number[] = []) {
    return this.driver.ask(what, work, refusals);
  }

  async #add(visitor: Visitor, userId: number): Promise<Person | null> {
    const { relationship, interests, personality, budget } = this.driver.wizardData();
    const told = { name: nameOf(), relationship, interests, personality, budget };
    const body = { ...told, birthdate: '1990-02-28', occasions };
    const answer = await this.#ask('add a person', () =>
      visitor.post<{ recipient: { id: number } }>('/api/recipients', body),
    );
    if (!answer) return null;
    const { id } = answer.body.recipient;
    const known = { userId, name: told.name, deleted: false, occasions: occasions.length + 1, changedAt: 0 };
    this.journal.recipients.set(id, known);
    return { id, told, known };
  }

  /** Ideas don't need planning-service; linking them does. */
  async #findIdeas(visitor: Visitor, userId: number, recipientId: number) {
    const input = { ...this.driver.wizardData(), recipientId };
    const answer = await this.#ask('generate for', () =>
      visitor.post<{ suggestions: { id: number }[] }>(generatePath, input),
    );
    const ids = answer?.body.suggestions.map(({ id }) => id) ?? [];
    const known: KnownSuggestion[] = ids.map(() => ({ userId, saved: false, rating: null }));
    for (const [at, one] of known.entries()) this.journal.suggestions.set(ids[at] ?? NaN, one);
    if (ids.length === 0) return;
    const body = { ids, recipientId };
    if (await this.#ask('link ideas', () => visitor.post('/api/suggestions/assign', body)))
      for (const one of known) one.recipientId = recipientId;
  }

  async #rename(visitor: Visitor, { id, told, known }: Person) {
    const name = nameOf();
    const before = known.name;
    known.name = null;
    known.changedAt = Date.now();
    const answer = await this.#ask('rename', () =>
      visitor.send<{ recipient: { name: string } }>('PUT', `/api/recipients/${id}`, {
        ...told,
        birthdate: '1990-02-28',
        name,
      }),
    );
    if (answer) known.name = name;
    if (answer && answer.body.recipient.name === before) this.journal.complain('rename', 'kept the old name');
  }

  async #lookAhead(visitor: Visitor, { id, known }: Person) {
    const answer = await this.#ask('upcoming', () =>
      visitor.get<{ occasions: { recipientId: number }[] }>('/api/occasions/upcoming'),
    );
    const theirs = answer?.body.occasions.filter(({ recipientId }) => recipientId === id);
    if (theirs && theirs.length !== known.occasions)
      this.journal.complain('upcoming', `${theirs.length} of ${known.occasions} occasions`);
  }

  async #delete(visitor: Visitor, { id, known }: Person) {
    known.deleted = null;
    known.changedAt = Date.now();
    if (await this.#ask('delete', () => visitor.send('DELETE', `/api/recipients/${id}`)))
      known.deleted = true;
  }

  /** A second restore finds them restored, and so may one after a failed delete. */
  async #restore(visitor: Visitor, { id, known }: Person) {
    known.deleted = null;
    known.changedAt = Date.now();
    const answer = await this.#ask('restore', () => visitor.post(`/api/recipients/${id}/restore`), [404]);
    if (answer?.status === 200) known.deleted = false;
  }

  async #touchWhatIsNotMine(visitor: Visitor, userId: number) {
    const other = [...this.journal.recipients].find(([, known]) => known.userId !== userId);
    const mine = [...this.journal.suggestions].find(([, known]) => known.userId === userId);
    if (!other || !mine) return;
    const [recipientId] = other;
    const told = { name: 'not mine', relationship: 'friend' };
    const tried = {
      'change not mine': () => visitor.send('PUT', `/api/recipients/${recipientId}`, told),
      'delete not mine': () => visitor.send('DELETE', `/api/recipients/${recipientId}`),
      'link to not mine': () => visitor.post('/api/suggestions/assign', { ids: [mine[0]], recipientId }),
    };
    for (const [what, work] of Object.entries(tried)) {
      const answer = await this.#ask(what, work, [404]);
      if (answer && answer.status !== 404) this.journal.complain(what, `answered ${answer.status}`);
    }
    // These ideas are generated, but must not be linked.
    const input = { ...this.driver.wizardData(), recipientId };
    await this.#ask('generate for not mine', () => visitor.post(generatePath, input));
  }
}
