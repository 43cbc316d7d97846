import {
  budgetRange,
  budgets,
  type Budget,
  type RefinementType,
} from '@giftwell/contracts/gift-ai/vocabulary';
import type { Catalogue } from './ideas/catalogue.js';
import { composeIdeas } from './ideas/composed-ideas.js';
import type { CatalogueIdea } from './ideas/idea.js';
import type { IdeaLimits } from './ideas/idea-columns.js';
import type { IndexedIdea } from './ideas/indexed-idea.js';
import type { GiftIdea, GiftRequest } from './person/gift-request.js';
import { giftSets } from './ranking/gift-sets.js';
import { Candidates } from './ranking/candidates.js';
import { personModel, type PersonModel } from './person/person-model.js';
import type { StatedInterest } from './person/stated-interests.js';
import { refinedBudget } from './ranking/refinement.js';
import { type Scored, Scorer, steeringFit } from './ranking/score.js';
import { certaintyRank } from './interests/interest-certainty.js';
import { ideasPerAnswer, selectDiverse } from './ranking/select-diverse.js';
import type { SelectionRules } from './ranking/selection-rules.js';
import { servedFrom } from './ranking/served-interests.js';
import { ageOfDay } from './person/special-occasions.js';
import { shownOf } from './ranking/shown-idea.js';
import { ReasonWriter } from './reasons/write-reason.js';
import { isUsable } from './person/usable-ideas.js';
import { HardRules } from './restrictions/hard-rules.js';
import { adultAge } from './restrictions/minors.js';
import { isAffordable, type PriceRange, priceWithin } from './restrictions/price-rules.js';

/** One of the nine ideas, with the interests it was chosen for. */
export interface ChosenGift {
  idea: GiftIdea;
  entry: IndexedIdea;
  /** The stated interests it serves, as phrases. */
  serves: readonly string[];
}

/** A stated maximum may be exceeded by this factor if it leaves fewer than nine ideas. */
const aLittleMore = 1.25;

/**
 * Chooses up to nine ideas for a person, with no key and no network. If a stated sum leaves fewer than nine, the rest
 * costs a little more, and then anything within the budget.
 */
export function suggestGifts(catalogue: Catalogue, request: GiftRequest): ChosenGift[] {
  const chosen = chosenFor(catalogue, request);
  const { brief } = request;
  const { spend } = brief.facts;
  if (chosen.length >= ideasPerAnswer || !spend) return chosen;
  const most = spend.most === null ? null : aLittleMore * spend.most;
  for (const wider of [{ ...spend, most }, null]) {
    const more = chosenFor(catalogue, {
      ...request,
      brief: { ...brief, facts: { ...brief.facts, spend: wider } },
      excludeNames: [...request.excludeNames, ...chosen.map(({ idea }) => idea.name)],
    });
    chosen.push(...more.slice(0, ideasPerAnswer - chosen.length));
    if (chosen.length >= ideasPerAnswer) break;
  }
  return chosen;
}

function chosenFor(catalogue: Catalogue, request: GiftRequest): ChosenGift[] {
  const { budget, towards } = refinedBudget(request.brief.budget, request.refinement);
  const age = request.brief.age ?? ageOfDay(request.brief.customType);
  const brief = { ...request.brief, budget, age };
  const person = personModel(brief, catalogue);
  const scorer = new Scorer({ person, request, towards });
  const rules = new HardRules(brief, catalogue, request.excludeNames);
  const candidates = candidatesFor(catalogue, person, scorer);
  candidates.add(setsFor(catalogue, { request, person, written: candidates.fitting, scorer }));
  const chosen = selectDiverse(candidates, {
    isAllowed: ({ entry: { idea } }) => rules.brokenBy(checkedIdea(idea, person.prices), idea) === null,
    interests: person.interests.map(({ named, interest }) => named.length > 0 || interest !== null),
    owed: person.interests.map(({ isOwed }) => isOwed),
    places: placesOf(person),
    perCategory: perCategory(request.brief.facts.interests.length, request.refinement),
    wanted: wantedForms(person, request.refinement),
    forOccasion: placesForOccasion(person),
    isSafe: (entry) => isSafe(catalogue, person, entry),
  });
  const writer = new ReasonWriter(person, catalogue, request.seed + request.round);
  return chosen.map((one) => ({
    idea: { ...shownOf(one.entry.idea, person.prices), reason: writer.write(one) },
    entry: one.entry,
    serves: servedPhrases(one, person),
  }));
}

/** The ideas within the budget that the person could use, including composed ideas. */
function candidatesFor(catalogue: Catalogue, person: PersonModel, scorer: Scorer): Candidates {
  const { prices } = person;
  const isWithinSum = isWithinStatedSum(person);
  const columns = catalogue.columnsFor(prices);
  const choice = { prices, isPossible: (limits: IdeaLimits) => isUsable(limits, person), to: person.related };
  const composed = person.interests.flatMap((stated, at) =>
    composedWithin(prices, (each) => composedIdeasFor(stated, each, catalogue)).map((entry) => ({
      ...entry,
      composedFor: at,
    })),
  );
  const candidates = new Candidates(scorer, () => columns.unrelated(choice).filter(isWithinSum));
  candidates.add(columns.related(choice).filter(isWithinSum));
  candidates.add(composed.filter((entry) => isUsable(entry, person) && isWithinSum(entry)));
  return candidates;
}

/** Whether an idea respects the stated sum; true without one. */
function isWithinStatedSum({ brief, prices }: PersonModel): (entry: IndexedIdea) => boolean {
  const { spend } = brief.facts;
  return ({ idea }) => !spend || isAffordable(shownOf(idea, prices), brief.budget, spend);
}

interface SetsRequest {
  request: GiftRequest;
  person: PersonModel;
  written: readonly Scored[];
  scorer: Scorer;
}

/** Sets of two ideas that were not shown before. */
function setsFor(catalogue: Catalogue, { request, person, written, scorer }: SetsRequest): IndexedIdea[] {
  const isShown = (name: string) => request.excludeNames.some((shown) => shown.includes(name));
  const sets = giftSets(catalogue, person, written, {
    isPossible: (entry) => isUsable(entry, person) && !isShown(entry.idea.name),
    score: (entry) => scorer.score(entry),
  });
  const isWithinSum = isWithinStatedSum(person);
  return sets.filter((entry) => isUsable(entry, person) && isWithinSum(entry));
}

/** An idea with everything that its reason may say. */
const checkedIdea = (idea: CatalogueIdea, prices: PriceRange) => ({
  ...shownOf(idea, prices),
  reason: idea.serves.map(({ why }) => why).join('. '),
});

/** Composed ideas of every budget that shares prices with a range; of each form only one. */
function composedWithin(prices: PriceRange, composed: (budget: Budget) => IndexedIdea[]): IndexedIdea[] {
  const { minCents, maxCents } = prices;
  const isInside = ({ idea: { price } }: IndexedIdea) => priceWithin(price, prices) !== null;
  const all = budgets
    .filter((each) => budgetRange[each].minCents <= maxCents && minCents <= budgetRange[each].maxCents)
    .flatMap(composed)
    .filter(isInside);
  return [...new Map(all.map((entry) => [entry.idea.id, entry])).values()];
}

const maxWordsInName = 3;
/** Composed ideas for an interest, with the topic's name if the phrase can't stand in a name. */
function composedIdeasFor({ phrase, interest, named }: StatedInterest, budget: Budget, { graph }: Catalogue) {
  if (interest) return [];
  const label = graph.topics[named[0] ?? -1]?.label;
  if (!label) return composeIdeas(phrase, budget);
  // "Playing trombone in a marching band" is too long for a name.
  const isShort = phrase.split(/\s+/).length <= maxWordsInName;
  const composed = isShort ? composeIdeas(phrase, budget, true) : [];
  return composed.length > 0 ? composed : composeIdeas(label, budget, true);
}

/** Limit for each category: higher with few stated interests, or if the refinement has few categories. */
export function perCategory(interests: number, refinement?: RefinementType): number {
  if (refinement === 'experience_focused') return 4;
  if (interests >= 4) return 2;
  return interests >= 2 ? 3 : 4;
}

const isExperience = ({ form }: CatalogueIdea) => form === 'experience' || form === 'membership';
const isHandmade = ({ flags, category }: CatalogueIdea) =>
  flags.includes('handmade') || category === 'Art & Craft Supplies';
const isPersonal = ({ flags }: CatalogueIdea) => flags.includes('personal');
const leavesNothing = ({ form }: CatalogueIdea) => form !== 'thing';
/** "No more stuff, unless it's useful". */
const isUsedOrUseful = ({ form, flags }: CatalogueIdea) => form !== 'thing' || flags.includes('practical');

/** Factors alone left "Experiences" with four of nine. At least five of nine still serve the person on average. */
const wantedByRefinement: Partial<Record<RefinementType, SelectionRules['wanted']>> = {
  experience_focused: { least: 7, isMet: isExperience },
  handmade_artisan: { least: 5, isMet: isHandmade },
  more_personal: { least: 5, isMet: isPersonal },
};

/** What wishes, circumstances or a refinement require of the nine: some experiences, or no things if there are enough. */
function wantedForms({ wishes, brief }: PersonModel, refinement?: RefinementType): SelectionRules['wanted'] {
  if (wishes.has('experience')) return { least: 8, isMet: isExperience };
  if (wishes.has('no-things'))
    return { least: 8, isMet: wishes.has('practical') ? isUsedOrUseful : leavesNothing };
  const { restrictions, circumstances } = brief.facts;
  // Experiences leave nothing either.
  if (restrictions.some(({ kind }) => kind === 'no-clutter') && refinement !== 'experience_focused')
    return { least: 5, isMet: leavesNothing };
  const asked = refinement && wantedByRefinement[refinement];
  if (asked) return asked;
  return circumstances.some(({ kind }) => kind === 'has-everything')
    ? { least: 5, isMet: leavesNothing }
    : null;
}

/** Most places of each stated interest: few for what was said in passing, more if it is all that was said. */
function placesOf({ interests }: PersonModel): SelectionRules['places'] {
  const told = interests.filter(({ certainty }) => certainty !== 'origin').length;
  return interests.map(({ certainty }) => ({
    most: certainty === 'passing' && told === 1 ? maxIfAlone : certaintyRank[certainty].most,
    isUnsure: certainty === 'unsure',
  }));
}
const maxIfAlone = 3;

/** Pleases most people, and suits the age, the relationship or the circumstances. */
/** For a child, an idea was made for the age, or is for children at all. */
const childrenUntil = 40;
/** Suits almost anyone of the person's age. */
function isSafe(catalogue: Catalogue, person: PersonModel, entry: IndexedIdea): boolean {
  const { age } = person.brief;
  const isKnownSafe = catalogue.isSafe(entry.idea);
  if (age === null || age >= adultAge) return isKnownSafe;
  return entry.toAge <= childrenUntil && (isKnownSafe || isForAlmostAnyone(entry, person));
}
const isForAlmostAnyone = (entry: IndexedIdea, person: PersonModel): boolean =>
  entry.idea.appeal[1] >= 2 && steeringFit(entry, person) > 0;

/** At a baby shower most gifts are for the baby. */
const babyPlaces = 6;
/** At a christening or a first communion, about half are for the day. */
const ceremonyPlaces = 4;

/** Places for an occasion other than an ordinary birthday, or a situation, by the number of sure interests. */
const placesBySure = [4, 3, 2];
function placesForOccasion({ occasionTopics, interests, brief, circumstances }: PersonModel): number {
  if (occasionTopics.size === 0) return 0;
  if (brief.occasion === 'baby_shower') return babyPlaces;
  if (ageOfDay(brief.customType) !== null) return ceremonyPlaces;
  const sure = interests.filter(({ certainty }) => certainty === 'firm').length;
  return placesBySure[sure] ?? (circumstances.has('ill') ? 2 : 1);
}

function servedPhrases({ served }: Scored, { interests }: PersonModel): string[] {
  return served
    .filter(({ interest, strength }) => strength >= servedFrom && interests[interest]!.certainty !== 'origin')
    .map(({ interest }) => interests[interest]!.phrase);
}
