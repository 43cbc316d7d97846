import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';
import type { GraphTopic } from './topic.js';

/** Value of an idea for a related topic, for someone who named a topic. */
const relatedness = { child: 0.8, fandom: 0.45, parent: 0.55, near: 0.3 } as const;
/** "Fleetwood Mac" is one of many bands, so not everyone into rock is a fan; "Italian cooking" is a kind of cooking. */
const isFandom = ({ label }: GraphTopic): boolean =>
  label.split(' ').every((word) => /^(?:\p{Lu}|\d|(?:of|the|and|&)$)/u.test(word));
/** Value of a topic for someone who ticked a form interest: a broad topic counts more than a narrow one. */
const underInterest = { broad: 0.85, pursuit: 0.66, second: 0.7 } as const;
/** A topic with this many topics below it is broad. */
const broadFrom = 3;
const leastStrength = 0.25;

/** Topics by number, their relations, and the form's interests at the top. */
export class TopicGraph {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #children: readonly number[][];
  readonly #under = new Map<Interest, ReadonlyMap<number, number>>();

  constructor(readonly topics: readonly GraphTopic[]) {
    this.#numbers = new Map(topics.map(({ id }, at) => [id, at]));
    const children: number[][] = topics.map(() => []);
    for (const [at, { parents }] of topics.entries())
      for (const parent of parents) children[this.numberOf(parent) ?? -1]?.push(at);
    this.#children = children;
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** Value of ideas for each topic to someone with this topic, 0 to 1, by topic number. */
  related(topic: number): ReadonlyMap<number, number> {
    const found = new Map([[topic, 1]]);
    this.#spread(found, topic, 1, relatedness.child, (at) => this.#kindsOf(at));
    for (const fandom of this.#children[topic]!)
      if (!found.has(fandom)) found.set(fandom, relatedness.fandom);
    this.#spread(found, topic, 1, relatedness.parent, (at) => this.#numbersOf(this.topics[at]!.parents));
    for (const near of this.#numbersOf(this.topics[topic]!.near)) raise(found, near, relatedness.near);
    return found;
  }

  /** The same for someone who ticked a form interest: broad topics count most. */
  under(interest: Interest): ReadonlyMap<number, number> {
    const known = this.#under.get(interest) ?? this.#strengthsUnder(interest);
    this.#under.set(interest, known);
    return known;
  }

  #strengthsUnder(interest: Interest): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    for (const [at, topic] of this.topics.entries()) {
      const place = topic.interests.indexOf(interest);
      if (place < 0) continue;
      const isBroad = this.#children[at]!.length >= broadFrom;
      const strength = isBroad ? underInterest.broad : underInterest.pursuit;
      raise(found, at, topic.id === interest ? 1 : strength * (place === 0 ? 1 : underInterest.second));
    }
    return found;
  }

  /** The topic and all topics below it. */
  below(topic: number): ReadonlySet<number> {
    const found = new Set([topic]);
    for (const at of found) for (const child of this.#children[at]!) found.add(child);
    return found;
  }

  #kindsOf(topic: number): readonly number[] {
    return this.#children[topic]!.filter((at) => !isFandom(this.topics[at]!));
  }

  #numbersOf(ids: readonly string[]): number[] {
    return ids.flatMap((id) => this.numberOf(id) ?? []);
  }

  #spread(
    found: Map<number, number>,
    from: number,
    strength: number,
    factor: number,
    next: (at: number) => readonly number[],
  ): void {
    const weaker = strength * factor;
    if (weaker < leastStrength) return;
    for (const at of next(from)) {
      if ((found.get(at) ?? 0) >= weaker) continue;
      found.set(at, weaker);
      this.#spread(found, at, weaker, factor, next);
    }
  }
}

function raise(map: Map<number, number>, key: number, value: number): void {
  if ((map.get(key) ?? 0) < value) map.set(key, value);
}
