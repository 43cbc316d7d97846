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
    if (!served) continue;
    // A literal has room for one; a push to an empty list makes room for 17.
    if (found) found.push(served);
    else found = [served];
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
  // The topic of the idea that is strongest for the interest.
  let strength = 0;
  let serves = -1;
  for (let place = 0; place < entry.topics.length; place += 1) {
    const here = strengthAt(place, entry, stated);
    if (here > strength) [strength, serves] = [here, place];
  }
  const direct = stated.interest ? entry.idea.interests.indexOf(stated.interest) : -1;
  const byForm = direct < 0 ? 0 : directStrength[direct]!;
  if (strength === 0 && byForm === 0) return null;
  const factor = stated.weight * approachFactor(entry, stated.approach);
  if (byForm > strength) return { interest, strength: factor * byForm, serves: Math.max(serves, 0) };
  return { interest, strength: factor * strength, serves };
}

/** Strength of the topic at a place in the idea's list. */
function strengthAt(place: number, { topics, idea }: IndexedIdea, stated: StatedInterest): number {
  const { byTopic, interest } = stated;
  const ofTopic = byTopic[topics[place]!] ?? 0;
  if (ofTopic === 0) return 0;
  if (interest === null) return ofTopic * placeFactor[place]! * besideFactor(idea, byTopic[topics[0]!] ?? 0);
  const isPresumed = ofTopic < 1 && idea.form === 'thing';
  return ofTopic * (place > 0 ? besideTick : placeFactor[0]!) * (isPresumed ? presumedThing : 1);
}

/** Factor for a phrase, by the strength of the idea's main topic. */
function besideFactor({ appeal }: CatalogueIdea, ofMainTopic: number): number {
  if (ofMainTopic >= unrelatedBelow) return 1;
  return appeal[1] === 0 ? onlyForFans : besidePhrase;
}

/** A composed idea ranks below catalogue ideas for a known topic. */
const composedStrength = (namedTopics: number): number => (namedTopics === 0 ? 0.85 : 0.55);
