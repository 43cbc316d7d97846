import type {
  CircumstanceKind,
  PersonFacts,
  Restriction,
  RestrictionKind,
} from '@giftwell/contracts/gift-ai/facts';
import { holidaysIn, type Holiday } from '../ideas/holiday-words.js';

/** Restrictions that follow from circumstances. */
const implied: Readonly<Partial<Record<CircumstanceKind, RestrictionKind>>> = {
  sober: 'no-alcohol',
  pregnant: 'no-alcohol',
  'quit-smoking': 'no-tobacco',
  'care-home': 'little-space',
};

/** What nobody gives for a holiday of a faith: no wine for Eid, no bread for Passover. */
const ofHolidays: Readonly<Partial<Record<Holiday, readonly RestrictionKind[]>>> = {
  ...{ ramadan: ['halal'], eid: ['halal'] },
  ...{ hanukkah: ['kosher'], passover: ['kosher', 'gluten'], 'rosh-hashanah': ['kosher'] },
  ...{ sukkot: ['kosher'], purim: ['kosher'] },
  ...{ diwali: ['no-beef'], holi: ['no-beef'], 'raksha-bandhan': ['no-beef'] },
};

/** The stated restrictions and those that follow from circumstances and from the name of an `other` occasion. */
export function allRestrictions(
  { restrictions, circumstances }: Pick<PersonFacts, 'restrictions' | 'circumstances'>,
  occasionName: string,
): Restriction[] {
  const stated = new Set(restrictions.map(({ kind }) => kind));
  const ofLife = circumstances.flatMap(({ kind, source }) => {
    const more = implied[kind];
    return more ? [{ kind: more, detail: null, source }] : [];
  });
  const ofDay = holidaysIn(occasionName)
    .flatMap((holiday) => ofHolidays[holiday] ?? [])
    .map((kind) => ({ kind, detail: null, source: occasionName }));
  const following = [...ofLife, ...ofDay].filter(({ kind }) => !stated.has(kind));
  const unseen = restrictions.filter(({ kind }) => kind === 'blind' && !stated.has('low-vision'));
  return [
    ...restrictions,
    ...following,
    // Somebody blind reads no more than somebody with low vision.
    ...unseen.map(({ source }) => ({ kind: 'low-vision' as const, detail: null, source })),
  ];
}
