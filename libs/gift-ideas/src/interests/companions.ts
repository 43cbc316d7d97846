import type { PersonFacts, RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { ResolvedPhrase } from '../topics/resolve-phrase.js';
import type { TopicGraph } from '../topics/topic-graph.js';
import { originsOf } from './origins.js';

/** What keeps an interest possible within a restriction. */
const withinLimit: Readonly<Partial<Record<RestrictionKind, readonly string[]>>> = {
  gluten: ['gluten-free-cooking'],
};
/** From this relation on, a country's cuisine is a part of what was named. */
const belowFrom = 0.5;
/** Gluten-free baking is beside bread: both are related to baking. */
const isBeside = (graph: TopicGraph, topic: number, strengths: ReadonlyMap<number, number>): boolean =>
  graph.topics[topic]!.near.some((id) => (strengths.get(graph.numberOf(id) ?? -1) ?? 0) >= belowFrom);
/** Ticked options that say as much as a phrase does. */
const narrowTicks: ReadonlySet<string> = new Set(['cooking', 'music']);

/**
 * The strengths of an interest with those of its companions: gluten-free baking for a baker with celiac, and Mexican
 * cooking for a cook from Mexico.
 */
export function withCompanions(
  { restrictions, ...facts }: PersonFacts,
  graph: TopicGraph,
): (one: ResolvedPhrase) => ReadonlyMap<number, number> {
  const numbers = (ids: readonly string[]) => ids.flatMap((id) => graph.numberOf(id) ?? []);
  const limited = numbers(restrictions.flatMap(({ kind }) => withinLimit[kind] ?? []));
  const ofCountry = numbers(originsOf(facts).flatMap(({ topics }) => topics));
  return ({ interest, named, strengths }) => {
    if (limited.length + ofCountry.length === 0 || (interest !== null && !narrowTicks.has(interest)))
      return strengths;
    const added = [
      ...limited.filter((topic) => isBeside(graph, topic, strengths)),
      ...ofCountry.filter((topic) => named.some((one) => (graph.related(one).get(topic) ?? 0) >= belowFrom)),
    ];
    return added.length === 0
      ? strengths
      : new Map([...strengths, ...added.map((topic) => [topic, 1] as const)]);
  };
}
