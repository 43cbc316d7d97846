import type { IdeaCategory } from '@giftwell/contracts/gift-ai/vocabulary';
import { type IdeaIdentity, identityOf, sameIdea } from '../ideas/idea-identity.js';
import { type Scored, servedFrom } from './score.js';

export const ideasPerAnswer = 9;

/** Points for an interest that none, or only one, of the chosen ideas serves. */
const unserved = { first: 60, second: 22 } as const;
/** With up to so many interests each gets two places. */
const twoEachUpTo = 3;
/** What an idea loses for each chosen one that it resembles. */
const alike = { topic: 14, category: 7, form: 3, sameInterest: 9 } as const;

export interface SelectionRules {
  /** Asked only of an idea that is about to be chosen: the hard rules look at every word of it. */
  isAllowed: (one: Scored) => boolean;
  /** How many interests were stated. */
  interests: number;
  perCategory: number;
  /** At least so many must be left out of the shelf: experiences, consumables, memberships. */
  leavesNothing: number;
}

interface Chosen extends Scored {
  identity: IdeaIdentity;
}

/**
 * Nine ideas, one after another: each time the best after what it shares with those already chosen. Every stated
 * interest that can be served gets a place, two where few were stated; never the same idea twice.
 */
export function selectDiverse(candidates: readonly Scored[], rules: SelectionRules): Scored[] {
  const selection = new Selection(candidates, rules);
  while (selection.chosen.length < ideasPerAnswer && selection.addBest());
  return selection.chosen;
}

class Selection {
  readonly chosen: Chosen[] = [];
  readonly #open: Set<Scored>;
  readonly #timesServed: number[];
  readonly #ofCategory = new Map<IdeaCategory, number>();
  #things = 0;

  constructor(
    candidates: readonly Scored[],
    private readonly rules: SelectionRules,
  ) {
    this.#open = new Set(candidates);
    this.#timesServed = Array.from({ length: rules.interests }, () => 0);
  }

  /** False when nothing is left. */
  addBest(): boolean {
    const left = ideasPerAnswer - this.chosen.length;
    const missing = this.#missing();
    const best =
      (left <= missing.size
        ? this.#best((one) => serves(one, missing) && this.#hasRoomInCategory(one))
        : null) ??
      this.#best((one) => this.#hasRoom(one)) ??
      this.#best((one) => this.#hasRoomInCategory(one)) ??
      // Where a restriction leaves few categories, nine ideas count for more than their variety.
      this.#best(() => true);
    if (!best) return false;
    this.#take(best);
    return true;
  }

  /** Interests that no chosen idea serves and an open one could. */
  #missing(): Set<number> {
    const missing = new Set<number>();
    for (const one of this.#open)
      for (const { interest, strength } of one.served)
        if (strength >= servedFrom && this.#timesServed[interest] === 0) missing.add(interest);
    return missing;
  }

  #hasRoom(one: Scored): boolean {
    if (!this.#hasRoomInCategory(one)) return false;
    if (this.rules.interests > 0 && isBeside(one)) return false;
    const things = ideasPerAnswer - this.rules.leavesNothing;
    return one.entry.idea.form !== 'thing' || this.#things < things;
  }

  #hasRoomInCategory({ entry }: Scored): boolean {
    return (this.#ofCategory.get(entry.idea.category) ?? 0) < this.rules.perCategory;
  }

  #best(isOpen: (one: Scored) => boolean): Chosen | null {
    let best: Scored | null = null;
    let most = -Infinity;
    for (const one of this.#open) {
      if (one.score + unserved.first <= most || !isOpen(one)) continue;
      const value = one.score + this.#gainOf(one) - this.#likenessOf(one);
      if (value > most) [best, most] = [one, value];
    }
    if (!best) return null;
    const identity = identityOf(best.entry.idea.name, best.entry.idea.category);
    if (this.#isNew(identity) && this.rules.isAllowed(best)) return { ...best, identity };
    this.#open.delete(best);
    return this.#best(isOpen);
  }

  #isNew(identity: IdeaIdentity): boolean {
    return !this.chosen.some((other) => sameIdea(other.identity, identity));
  }

  #gainOf({ served }: Scored): number {
    let gain = 0;
    for (const { interest, strength } of served) {
      if (strength < servedFrom) break;
      const times = this.#timesServed[interest]!;
      if (times === 0) gain = Math.max(gain, unserved.first * strength);
      else if (times === 1 && this.rules.interests <= twoEachUpTo)
        gain = Math.max(gain, unserved.second * strength);
    }
    return gain;
  }

  #likenessOf({ entry, served }: Scored): number {
    let points = 0;
    const [first] = served;
    if (first) points += alike.sameInterest * Math.max(0, this.#timesServed[first.interest]! - 1);
    for (const other of this.chosen) {
      if (other.entry.topics[0] === entry.topics[0]) points += alike.topic;
      if (other.entry.idea.category === entry.idea.category) points += alike.category;
      if (other.entry.idea.form === entry.idea.form) points += alike.form;
    }
    return points;
  }

  #take(one: Chosen): void {
    this.chosen.push(one);
    for (const open of this.#open) if (open.entry === one.entry) this.#open.delete(open);
    const { category, form } = one.entry.idea;
    this.#ofCategory.set(category, (this.#ofCategory.get(category) ?? 0) + 1);
    if (form === 'thing') this.#things += 1;
    for (const { interest, strength } of one.served)
      if (strength >= servedFrom) this.#timesServed[interest] = (this.#timesServed[interest] ?? 0) + 1;
  }
}

const serves = ({ served }: Scored, interests: ReadonlySet<number>): boolean =>
  served.some(({ interest, strength }) => strength >= servedFrom && interests.has(interest));

const isBeside = ({ served }: Scored): boolean => (served[0]?.strength ?? 0) < servedFrom;
