import type { PhraseFact, RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { Catalogue } from '../ideas/catalogue.js';
import { type Approach, approachOf } from '../interests/approach.js';
import { withCompanions } from '../interests/companions.js';
import { disambiguateFootball } from '../interests/football.js';
import { originsOf } from '../interests/origins.js';
import {
  certaintyRank,
  type InterestCertainty,
  interestCertaintyOf,
} from '../interests/interest-certainty.js';
import { restrictionRules } from '../restrictions/restriction-rules.js';
import type { ResolvedPhrase } from '../topics/resolve-phrase.js';
import type { GiftBrief } from './gift-request.js';

/** An interest, prepared for ranking. */
export interface StatedInterest extends ResolvedPhrase {
  /** The words that the phrase comes from. */
  source: string;
  /** Strength by topic number; 0 if a topic is unrelated. */
  byTopic: Float32Array;
  approach: Approach | null;
  /** Factor for ideas that serve it, 0 to 1. */
  weight: number;
  certainty: InterestCertainty;
  /** Whether a place is reserved for it: not if a phrase says what a ticked option stands for. */
  isOwed: boolean;
}

const maxInterests = 30;
/** Children are beginners at most things. */
const childUntil = 10;

/** "Music" and "modular synths": the phrase says what the ticked option stands for. */
const isSpecified = ({ interest, strengths }: ResolvedPhrase, all: readonly ResolvedPhrase[]): boolean =>
  interest !== null &&
  all.some((other) => other.interest === null && other.named.some((topic) => strengths.has(topic)));
const specifiedWeight = 0.52;

/** The interests that were stated, and the country that the person has ties to. */
export function statedInterests(brief: GiftBrief, catalogue: Catalogue): StatedInterest[] {
  const { graph } = catalogue;
  const size = graph.topics.length;
  const phrases = brief.facts.interests
    .filter(canBeServed(brief))
    .slice(0, maxInterests)
    .map((fact) => ({ fact, ...catalogue.resolved(fact.phrase) }));
  const resolved = disambiguateFootball(phrases, graph);
  const isChild = brief.age !== null && brief.age < childUntil;
  const stated = resolved.map(({ fact, ...one }): StatedInterest => {
    const isOpen = isSpecified(one, resolved);
    const approach = approachTo(fact, brief);
    const certainty = approach === 'missing' ? 'passing' : interestCertaintyOf(fact.phrase, fact.source);
    return {
      ...one,
      source: fact.source,
      byTopic: byTopicOf(one, size),
      approach: approach ?? (one.interest || isChild ? null : 'doing'),
      weight: isOpen ? specifiedWeight : certaintyRank[certainty].weight,
      certainty,
      isOwed: !isOpen,
    };
  });
  const companions = withCompanions(brief.facts, graph);
  return [
    ...stated.map((one) => {
      const strengths = companions(one);
      return strengths === one.strengths ? one : { ...one, strengths, byTopic: byTopic(strengths, size) };
    }),
    ...originInterests(brief, catalogue),
  ];
}

const weakening: ReadonlySet<RestrictionKind> = new Set([
  ...(['limited-mobility', 'no-heavy-effort', 'wheelchair', 'weak-hands', 'low-vision', 'blind'] as const),
]);

/** Something that a weak body stands in the way of can still be listened to and looked at. */
function approachTo({ phrase, source }: PhraseFact, { facts }: GiftBrief): Approach | null {
  const isLost = /^used to\b/i.test(source) && facts.restrictions.some(({ kind }) => weakening.has(kind));
  return isLost ? 'missing' : approachOf(phrase, source);
}

/** The food, music and crafts of a country that the person has ties to. */
const originInterests = ({ facts }: GiftBrief, { graph }: Catalogue): StatedInterest[] =>
  originsOf(facts).map(({ country, topics }) => {
    const named = topics.flatMap((id) => graph.numberOf(id) ?? []);
    const strengths = new Map(named.map((topic) => [topic, 1]));
    return {
      ...{
        phrase: country,
        source: country,
        interest: null,
        named,
        strengths,
        approach: null,
        certainty: 'origin',
        isOwed: false,
      },
      ...{ byTopic: byTopic(strengths, graph.topics.length), weight: certaintyRank.origin.weight },
    };
  });

/** Drops interests that a restriction rules out completely: beer for someone who doesn't drink. */
function canBeServed({ facts }: GiftBrief): (fact: PhraseFact) => boolean {
  const refused = facts.restrictions.flatMap(({ kind }) => restrictionRules[kind].refusesInterest ?? []);
  if (refused.length === 0) return () => true;
  const pattern = new RegExp(`\\b(?:${refused.join('|')})\\b`, 'i');
  return ({ phrase }) => !pattern.test(phrase);
}

/** Those of the form's interests, which come with almost every request. */
const ofOptions = new WeakMap<ReadonlyMap<number, number>, Float32Array>();

function byTopicOf({ interest, strengths }: ResolvedPhrase, size: number): Float32Array {
  const values = ofOptions.get(strengths) ?? byTopic(strengths, size);
  if (interest !== null) ofOptions.set(strengths, values);
  return values;
}

function byTopic(strengths: ReadonlyMap<number, number>, size: number): Float32Array {
  const values = new Float32Array(size);
  for (const [topic, strength] of strengths) values[topic] = strength;
  return values;
}
