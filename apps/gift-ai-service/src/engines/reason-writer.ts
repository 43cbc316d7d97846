import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { type Fact, type FactKind, factsOf, noFact } from './facts.js';
import type { Fit } from './fit.js';
import { frames, pairs, tails } from './frames.js';
import { personOf, type Person } from './person.js';
import type { Profile } from './profile.js';
import { hashOf, noise, shuffled } from './random.js';

export interface Reason {
  text: string;
  /** Which sentence it was written in. */
  frame: string;
}

const noTails: NonNullable<(typeof tails)[FactKind]> = [];
const pairChance = 0.45;
const tailChance = 0.45;
/** A fact that was told is worth this much of itself the next time. */
const fade = 0.6;

/** Writes the reasons of one answer: each in a sentence of its own, naming the facts that made the idea fit. */
export class ReasonWriter {
  readonly #person: Person;
  readonly #told = new Map<string, number>();
  readonly #used = new Set<string>();
  readonly #orders = new Map<readonly unknown[], readonly unknown[]>();

  constructor(
    private readonly wizard: WizardData,
    private readonly profile: Profile,
    private readonly seed: number,
    private readonly refinement?: RefinementType,
  ) {
    this.#person = personOf(wizard);
  }

  write(fit: Fit): Reason {
    const facts = factsOf(fit, this.wizard, this.profile, this.#person, this.refinement)
      .map((fact) => ({ fact, worth: fact.worth * fade ** (this.#told.get(fact.id) ?? 0) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ fact }) => fact);
    const roll = (what: string) => noise(this.seed ^ hashOf(what), fit.entry.key);
    return (
      (roll('pair') < pairChance ? this.#pair(facts, fit) : null) ??
      this.#single(facts, fit, roll('tail') < tailChance)
    );
  }

  #pair([first, ...rest]: Fact[], fit: Fit): Reason | null {
    for (const { at, item: pair } of this.#order(pairs, 'pairs')) {
      const frame = `pair:${at}`;
      if (!first || this.#used.has(frame)) continue;
      const [a, b] = pair.kinds;
      const second = rest.find(({ kind, id }) => kind === (first.kind === a ? b : a) && id !== first.id);
      if (!second || (first.kind !== a && first.kind !== b)) continue;
      const [one, two] = first.kind === a ? [first, second] : [second, first];
      this.#tell(one, frame);
      this.#tell(two, frame);
      return { frame, text: pair.write(this.#person, one, two, fit.entry.idea.why) };
    }
    return null;
  }

  #single(facts: Fact[], fit: Fit, withTail: boolean): Reason {
    for (const fact of [...facts, noFact]) {
      const found = this.#order(frames[fact.kind], fact.kind).find(
        ({ at }) => !this.#used.has(`${fact.kind}:${at}`),
      );
      if (!found) continue;
      const frame = `${fact.kind}:${found.at}`;
      this.#tell(fact, frame);
      const sentence = found.item(this.#person, fact, fit.entry.idea.why);
      const tail = withTail ? this.#tail(facts, fact) : null;
      return { frame, text: tail ? `${sentence} ${tail}` : sentence };
    }
    throw new Error('There are fewer sentence frames than ideas in one answer');
  }

  #tail(facts: Fact[], first: Fact): string | null {
    for (const fact of facts) {
      if (fact.kind === first.kind) continue;
      const found = this.#order(tails[fact.kind] ?? noTails, 'tail').find(
        ({ at }) => !this.#used.has(`tail:${fact.kind}:${at}`),
      );
      if (!found) continue;
      this.#tell(fact, `tail:${fact.kind}:${found.at}`);
      return found.item(this.#person, fact);
    }
    return null;
  }

  #tell(fact: Fact, frame: string): void {
    this.#used.add(frame);
    this.#told.set(fact.id, (this.#told.get(fact.id) ?? 0) + 1);
  }

  /** Frames in this answer's own order, which is the same for all of its reasons. */
  #order<T>(list: readonly T[], what: FactKind | 'pairs' | 'tail'): readonly { at: number; item: T }[] {
    const known = this.#orders.get(list) as readonly { at: number; item: T }[] | undefined;
    if (known) return known;
    const order = shuffled(
      list.map((item, at) => ({ at, item })),
      this.seed ^ hashOf(what),
    );
    this.#orders.set(list, order);
    return order;
  }
}
