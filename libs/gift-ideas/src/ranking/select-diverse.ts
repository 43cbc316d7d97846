import type { IdeaCategory } from '@giftwell/contracts/gift-ai/vocabulary';
import { sameIdea } from '../ideas/idea-identity.js';
import type { IndexedIdea } from '../ideas/indexed-idea.js';
import type { Candidates } from './candidates.js';
import { type Compared, comparedOf, isNearDuplicate } from './near-duplicate.js';
import type { Scored } from './score.js';
import { type ComposedLimits, type SelectionRules, ServedPlaces } from './selection-rules.js';
import { nearFrom, servedFrom } from './served-interests.js';

export const ideasPerAnswer = 9;

/** Points for an interest that none or only one of the chosen ideas serves, and for the occasion. */
const unserved = { first: 60, second: 22, occasion: 45 } as const;
/** With up to this many interests, each gets two places. */
const twoEachUpTo = 3;
/** Deductions for each chosen idea that a candidate resembles. */
const alike = { topic: 6, category: 6, form: 3, sameInterest: 9 } as const;
/** How far the limit for each category may be exceeded if restrictions leave few ideas. */
const categoryRelief = 2;
const maxComposed: ComposedLimits = { besideWritten: 1, ofInterest: 3, allKnown: 1, all: 4 };
/** Sets are for budgets with few ideas of their own. */
const maxSets = 3;
/** Used before ideas that are unrelated to the person. */
const moreComposed: ComposedLimits = { besideWritten: 2, ofInterest: 4, allKnown: 2, all: 5 };

interface Chosen extends Scored, Compared {}

/**
 * Selects nine ideas one by one: each time the best after deductions for what it shares with those chosen. Every stated
 * interest that can be served gets a place, two if few are stated. Ideas are never repeated.
 */
export function selectDiverse(candidates: Candidates, rules: SelectionRules): Scored[] {
  const selection = new Selection(candidates, rules);
  while (selection.chosen.length < ideasPerAnswer && selection.addBest());
  return selection.chosen;
}

class Selection {
  readonly chosen: Chosen[] = [];
  readonly #closed = new Set<IndexedIdea>();
  readonly #served: ServedPlaces;
  readonly #ofCategory = new Map<IdeaCategory, number>();
  readonly #composedOf = new Map<number, number>();
  readonly #isAllKnown: boolean;
  readonly #owed: number;
  #composed = 0;
  #sets = 0;
  #unwanted = 0;
  #ofOccasion = 0;

  constructor(
    private readonly candidates: Candidates,
    private readonly rules: SelectionRules,
  ) {
    this.#served = new ServedPlaces(rules.places);
    this.#isAllKnown = !rules.interests.includes(false);
    this.#owed = rules.owed.filter(Boolean).length;
  }

  /** False if nothing is left. */
  addBest(): boolean {
    const best =
      this.#bestOwed() ??
      this.#bestServing(maxComposed) ??
      this.#bestNear() ??
      this.#bestServing(moreComposed) ??
      this.#bestFiller();
    if (!best) return false;
    this.#take(best);
    return true;
  }

  /** The best idea for a stated interest, relaxing the variety of forms step by step. */
  #bestServing(composed: ComposedLimits): Chosen | null {
    const isAsked = (one: Scored) =>
      this.#isServing(one) && this.#fits(one, this.rules.perCategory, composed);
    // Without a stated interest, what suits almost anyone takes these places.
    const from = this.rules.interests.length > 0 ? this.candidates.ranked : this.candidates.allRanked;
    return this.#best(from, isAsked, true) ?? this.#best(from, isAsked);
  }

  /** The best idea related to a stated interest. */
  #bestNear(): Chosen | null {
    const { allRanked: all } = this.candidates;
    return (
      this.#best(
        all,
        (one) =>
          this.#isNear(one) && isUsedUp(one) && isWidelyLiked(one) && this.#fits(one, this.rules.perCategory),
        true,
      ) ??
      this.#best(
        all,
        (one) => this.#isNear(one) && isLovedByMost(one) && this.#fits(one, this.rules.perCategory),
        true,
      )
    );
  }

  /** The best idea that suits almost anyone. If restrictions leave few, nine ideas matter more than variety. */
  #bestFiller(): Chosen | null {
    const { allRanked: all } = this.candidates;
    const { perCategory } = this.rules;
    const more = perCategory + categoryRelief;
    return (
      this.#best(all, (one) => this.#isFiller(one) && this.#fits(one, perCategory), true) ??
      this.#best(all, (one) => this.#isFiller(one) && this.#fits(one, perCategory)) ??
      this.#best(all, (one) => !one.forOccasion && this.#fits(one, perCategory)) ??
      this.#best(
        all,
        (one) =>
          !one.forOccasion && this.#hasRoomInCategory(one, perCategory) && this.#served.hasRoomFor(one),
      ) ??
      this.#best(all, (one) => this.#isFiller(one) && this.#fits(one, more), true) ??
      this.#best(all, (one) => this.#fits(one, more)) ??
      this.#best(all, () => true)
    );
  }

  /**
   * The best idea for a place that is reserved: as many places are left as unserved interests and the occasion need.
   */
  #bestOwed(): Chosen | null {
    const left = ideasPerAnswer - this.chosen.length;
    const missing = this.#missing();
    const owed = this.#owedToOccasion();
    if (missing.size + owed === 0 || left > missing.size + owed) return null;
    const { ranked } = this.candidates;
    const isOwed = (one: Scored) => serves(one, missing) || (owed > 0 && this.#isForOpenOccasion(one));
    return (
      this.#best(ranked, (one) => isOwed(one) && this.#fits(one, this.rules.perCategory), true) ??
      this.#best(ranked, (one) => isOwed(one) && this.#hasRoomInCategory(one, this.rules.perCategory))
    );
  }

  #owedToOccasion(): number {
    const owed = Math.max(0, this.rules.forOccasion - this.#ofOccasion);
    if (owed === 0) return 0;
    let left = 0;
    for (const one of this.candidates.ranked) {
      if (this.#isForOpenOccasion(one) && !this.#closed.has(one.entry)) left += 1;
      if (left === owed) break;
    }
    return left;
  }

  /** Interests that no chosen idea serves and a remaining idea could. */
  #missing(): Set<number> {
    const unserved = new Set([...this.#served.times.keys()].filter((interest) => this.#isOwed(interest)));
    const missing = new Set<number>();
    for (const one of this.candidates.ranked) {
      if (missing.size === unserved.size) break;
      if (this.#closed.has(one.entry)) continue;
      for (const { interest, strength } of one.served)
        if (strength >= servedFrom && unserved.has(interest)) missing.add(interest);
    }
    return missing;
  }

  /** Whether a place is reserved for an interest that no chosen idea serves. */
  #isOwed(interest: number): boolean {
    return this.rules.owed[interest] === true && this.#served.times[interest] === 0;
  }

  #isServing(one: Scored): boolean {
    if (!isBeside(one)) return this.#served.hasRoomFor(one);
    if (this.rules.interests.length === 0) return this.#isFiller(one);
    return this.#isForOpenOccasion(one);
  }

  /** After the first, only what most people in that situation are glad of. */
  #isForOpenOccasion({ forOccasion, entry }: Scored): boolean {
    const isOpen = forOccasion && this.#ofOccasion < this.rules.forOccasion;
    return isOpen && (this.#ofOccasion === 0 || entry.idea.appeal[1] > 0);
  }

  #isFiller = (one: Scored): boolean => this.#isForOpenOccasion(one) || this.rules.isSafe(one.entry);

  /** Related to an interest that is sure and may have another place. */
  #isNear({ served: [first] }: Scored): boolean {
    if (!first || first.strength < nearFrom) return false;
    return this.rules.places[first.interest]!.most === Infinity;
  }

  #fits(one: Scored, perCategory: number, composed = maxComposed): boolean {
    return (
      this.#hasRoomInCategory(one, perCategory) &&
      this.#served.hasRoomFor(one) &&
      this.#isWantedForm(one) &&
      (!one.entry.parts || this.#sets < maxSets) &&
      this.#hasRoomForComposed(one, composed)
    );
  }

  #hasRoomInCategory({ entry }: Scored, most: number): boolean {
    return (this.#ofCategory.get(entry.idea.category) ?? 0) < most;
  }

  #isWantedForm({ entry }: Scored): boolean {
    const { wanted } = this.rules;
    return wanted === null || wanted.isMet(entry.idea) || this.#unwanted < ideasPerAnswer - wanted.least;
  }

  #hasRoomForComposed({ entry: { composedFor: interest } }: Scored, limits: ComposedLimits): boolean {
    if (interest === undefined) return true;
    const most = this.rules.interests[interest] ? limits.besideWritten : limits.ofInterest;
    const all = this.#isAllKnown ? limits.allKnown : limits.all;
    return this.#composed < all && (this.#composedOf.get(interest) ?? 0) < most;
  }

  #best(from: readonly Scored[], isOpen: (one: Scored) => boolean, isNewKind = false): Chosen | null {
    const passed = new Set<Scored>();
    for (;;) {
      const best = this.#highest(from, (one) => !passed.has(one) && isOpen(one));
      if (!best) return null;
      const chosen = { ...best, ...comparedOf(best) };
      const isRepeated = isNewKind && this.chosen.some((other) => isNearDuplicate(other, chosen));
      if (!isRepeated && this.#isNew(chosen) && this.rules.isAllowed(best)) return chosen;
      // A near-duplicate may still be needed if little is left.
      if (isRepeated) passed.add(best);
      else this.#closed.add(best.entry);
    }
  }

  #highest(from: readonly Scored[], isOpen: (one: Scored) => boolean): Scored | null {
    let best: Scored | null = null;
    let most = -Infinity;
    for (const one of from) {
      if (one.score + maxGain <= most) break;
      if (this.#closed.has(one.entry) || !isOpen(one)) continue;
      const value = one.score + this.#gainOf(one) - this.#likenessOf(one);
      if (value > most) [best, most] = [one, value];
    }
    return best;
  }

  #isNew({ identity }: Compared): boolean {
    return !this.chosen.some((other) => sameIdea(other.identity, identity));
  }

  #gainOf(one: Scored): number {
    const { served } = one;
    let gain = this.#isForOpenOccasion(one) ? unserved.occasion : 0;
    for (const { interest, strength } of served) {
      if (strength < servedFrom) break;
      if (!this.rules.owed[interest]) continue;
      const times = this.#served.times[interest]!;
      if (times === 0) gain = Math.max(gain, unserved.first * strength);
      else if (times === 1 && this.#owed <= twoEachUpTo) gain = Math.max(gain, unserved.second * strength);
    }
    return gain;
  }

  #likenessOf({ entry, served }: Scored): number {
    let points = 0;
    const [first] = served;
    if (first) points += alike.sameInterest * Math.max(0, this.#served.times[first.interest]! - 1);
    for (const other of this.chosen) {
      if (other.entry.topics[0] === entry.topics[0]) points += alike.topic;
      if (other.entry.idea.category === entry.idea.category) points += alike.category;
      if (other.entry.idea.form === entry.idea.form) points += alike.form;
    }
    return points;
  }

  #take(one: Chosen): void {
    this.chosen.push(one);
    this.#closed.add(one.entry);
    const { idea, composedFor } = one.entry;
    countOneMore(this.#ofCategory, idea.category);
    if (this.rules.wanted && !this.rules.wanted.isMet(idea)) this.#unwanted += 1;
    if (one.forOccasion) this.#ofOccasion += 1;
    if (one.entry.parts) this.#sets += 1;
    if (composedFor !== undefined) {
      this.#composed += 1;
      countOneMore(this.#composedOf, composedFor);
    }
    this.#served.add(one);
  }
}

function countOneMore<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const maxGain = Math.max(unserved.first, unserved.occasion);

const serves = ({ served }: Scored, interests: ReadonlySet<number>): boolean =>
  served.some(({ interest, strength }) => strength >= servedFrom && interests.has(interest));

/** Equipment for a related activity is useless; an outing, a class or a treat is not. */
const isUsedUp = ({ entry }: Scored): boolean => entry.idea.form !== 'thing';
const isWidelyLiked = ({ entry }: Scored): boolean => entry.idea.appeal[1] >= 1;
const isLovedByMost = ({ entry }: Scored): boolean => entry.idea.appeal[1] >= 2;
const isBeside = ({ served }: Scored): boolean => (served[0]?.strength ?? 0) < servedFrom;
