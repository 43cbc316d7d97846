import type {
  CircumstanceKind,
  PersonFacts,
  Restriction,
  RestrictionKind,
} from '@giftwell/contracts/gift-ai/facts';

/** Restrictions that follow from circumstances. */
const implied: Readonly<Partial<Record<CircumstanceKind, RestrictionKind>>> = {
  sober: 'no-alcohol',
  pregnant: 'no-alcohol',
  'quit-smoking': 'no-tobacco',
  'care-home': 'little-space',
};

/** The stated restrictions and those that follow from circumstances. */
export function allRestrictions({
  restrictions,
  circumstances,
}: Pick<PersonFacts, 'restrictions' | 'circumstances'>): Restriction[] {
  const stated = new Set(restrictions.map(({ kind }) => kind));
  const following = circumstances.flatMap(({ kind, source }) => {
    const more = implied[kind];
    return more && !stated.has(more) ? [{ kind: more, detail: null, source }] : [];
  });
  const unseen = restrictions.filter(({ kind }) => kind === 'blind' && !stated.has('low-vision'));
  return [
    ...restrictions,
    ...following,
    // Somebody blind reads no more than somebody with low vision.
    ...unseen.map(({ source }) => ({ kind: 'low-vision' as const, detail: null, source })),
  ];
}
