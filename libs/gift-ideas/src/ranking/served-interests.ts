import type { CatalogueIdea } from '../ideas/idea.js';
import type { IndexedIdea } from '../ideas/indexed-idea.js';
import { approachFactor } from '../interests/approach.js';
import type { PersonModel } from '../person/person-model.js';
import { interestBit } from '../person/related-interests.js';
import type { StatedInterest } from '../person/stated-interests.js';

/** How an idea serves one stated interest. */
export interface ServedInterest {
  /** Index among the stated interests. */
  interest: number;
  strength: number;
  /** Index of the entry in `serves` that explains why; −1 if only a form interest matches. */
  serves: number;
}

/** From this strength on an interest counts as served. */
export const servedFrom = 0.5;
/** From this strength on an idea is related to the interest: calligraphy to fountain pens. */
export const nearFrom = 0.25;
/** By position: an idea lists the topic that it serves best first. */
const placeFactor = [1, 0.93, 0.87, 0.8, 0.75, 0.7];
/** Factor for an idea that is mainly about something else, for a ticked interest and for a phrase. */
const besideTick = 0.6;
const besidePhrase = 0.75;
/** The same, if it pleases only people who are into that. */
const onlyForFans = 0.5;
/** Below this strength, the main topic of an idea is something else. */
export const unrelatedBelow = 0.5;
/** Ticking "outdoors" doesn't imply climbing: equipment for one activity counts less than an outing. */
const presumedThing = 0.75;
/** By position: an idea suits its first form interest well, later ones less. */
const directStrength = [0.97, 0.6, 0.4, 0.3];

/** The stated interests that an idea serves, strongest first. */
export function servedInterests(entry: IndexedIdea, person: PersonModel): readonly ServedInterest[] {
  const { interests } = person;
  const related = relatedInterests(entry, person);
  let found: ServedInterest[] | null = null;
  for (let at = 0; at < interests.length; at += 1) {
    if ((related & interestBit(at)) === 0) continue;
    const served = servedInterest(entry, interests[at]!, at);
    if (served) (found ??= []).push(served);
  }
  return found?.sort((a, b) => b.strength - a.strength) ?? none;
}
const none: readonly ServedInterest[] = [];

/** The interests that an idea may serve, as bits. */
function relatedInterests(
  { topics, interestBits, composedFor }: IndexedIdea,
  { related }: PersonModel,
): number {
  let bits = composedFor === undefined ? 0 : interestBit(composedFor);
  for (const topic of topics) bits |= related.topics[topic] ?? 0;
  return (interestBits & related.interestBits) === 0 ? bits : bits | related.options;
}

function servedInterest(entry: IndexedIdea, stated: StatedInterest, interest: number): ServedInterest | null {
  if (entry.composedFor === interest)
    return { interest, strength: stated.weight * composedStrength(stated.named.length), serves: 0 };
  const best = bestTopic(entry, stated);
  const direct = stated.interest ? entry.idea.interests.indexOf(stated.interest) : -1;
  const byForm = direct < 0 ? 0 : directStrength[direct]!;
  if (best.strength === 0 && byForm === 0) return null;
  const serves = byForm > best.strength ? Math.max(best.serves, 0) : best.serves;
  const factor = stated.weight * approachFactor(entry, stated.approach);
  return { interest, strength: factor * Math.max(best.strength, byForm), serves };
}

/** The topic of an idea that is strongest for an interest. */
function bestTopic({ topics, idea }: IndexedIdea, { byTopic, interest }: StatedInterest) {
  const best = { strength: 0, serves: -1 };
  const beside = interest === null ? besideFactor(idea, byTopic[topics[0]!] ?? 0) : 1;
  for (let place = 0; place < topics.length; place += 1) {
    const ofTopic = byTopic[topics[place]!] ?? 0;
    if (ofTopic === 0) continue;
    const isPresumed = interest !== null && ofTopic < 1 && idea.form === 'thing';
    const ofPlace = interest !== null && place > 0 ? besideTick : placeFactor[place]!;
    const here = ofTopic * ofPlace * beside * (isPresumed ? presumedThing : 1);
    if (here > best.strength) [best.strength, best.serves] = [here, place];
  }
  return best;
}

/** Factor for a phrase, by the strength of the idea's main topic. */
function besideFactor({ appeal }: CatalogueIdea, ofMainTopic: number): number {
  if (ofMainTopic >= unrelatedBelow) return 1;
  return appeal[1] === 0 ? onlyForFans : besidePhrase;
}

/** A composed idea ranks below catalogue ideas for a known topic. */
const composedStrength = (namedTopics: number): number => (namedTopics === 0 ? 0.85 : 0.55);
