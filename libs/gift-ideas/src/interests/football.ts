import type { ResolvedPhrase } from '../topics/resolve-phrase.js';
import type { TopicGraph } from '../topics/topic-graph.js';

/** "Football" is soccer for a fan of Leeds, and American football for a fan of the Packers. */
export function disambiguateFootball<T extends ResolvedPhrase>(
  resolved: readonly T[],
  graph: TopicGraph,
): readonly T[] {
  const [soccer, club, gridiron] = ['soccer', 'football-club-fan', 'american-football'].map(
    (id) => graph.numberOf(id) ?? -1,
  ) as [number, number, number];
  const isOf = (topic: number, other: number) =>
    resolved.some(
      ({ interest, named }) => interest === null && named.includes(topic) && !named.includes(other),
    );
  const isSoccer = isOf(club, gridiron) || isOf(soccer, gridiron);
  if (isSoccer === isOf(gridiron, soccer)) return resolved;
  const other = isSoccer ? gridiron : soccer;
  return resolved.map((one) =>
    one.named.includes(soccer) && one.named.includes(gridiron)
      ? { ...one, strengths: new Map([...one.strengths].filter(([topic]) => topic !== other)) }
      : one,
  );
}
