import type { Interest } from '@giftwell/contracts/gift-ai/vocabulary';
import { suggestionsPerAnswer } from '@giftwell/contracts/gift-ai/wizard';
import { sameIdea } from './idea-identity.js';
import type { Fit } from './fit.js';

/** Points that an idea loses for being like one that is already taken. */
const alike = { category: 6, interest: 2, keyword: 4, most: 12 };
/** Points for being the first to serve an interest that was chosen. */
const firstOfInterest = 9;

function likeness(a: Fit, b: Fit): number {
  let points = a.entry.idea.category === b.entry.idea.category ? alike.category : 0;
  const sharedInterests = a.entry.idea.interests.filter((one) => b.entry.idea.interests.includes(one)).length;
  points +=
    (alike.interest * sharedInterests) /
    Math.max(a.entry.idea.interests.length, b.entry.idea.interests.length);
  points += alike.keyword * a.entry.idea.keywords.filter((one) => b.entry.idea.keywords.includes(one)).length;
  return Math.min(alike.most, points);
}

/**
 * Maximal marginal relevance: each next idea is the one that fits best after what it shares with those already
 * taken, at most so many of a category and never the same idea twice. Interests that were chosen are all served while
 * ideas for them are left.
 */
export function nineOf(fits: readonly Fit[], chosen: ReadonlySet<Interest>, perCategory: number): Fit[] {
  const open = new Map(fits.map((fit) => [fit, 0]));
  const unserved = new Set(chosen);
  const taken: Fit[] = [];
  while (taken.length < suggestionsPerAnswer && open.size > 0) {
    const next = bestOf(open, unserved, suggestionsPerAnswer - taken.length);
    if (!next) break;
    taken.push(next);
    open.delete(next);
    for (const interest of next.interests) unserved.delete(interest);
    const full =
      taken.filter(({ entry }) => entry.idea.category === next.entry.idea.category).length >= perCategory;
    for (const [fit, before] of open) {
      const closed = full && fit.entry.idea.category === next.entry.idea.category;
      if (closed || sameIdea(fit.entry.identity, next.entry.identity)) open.delete(fit);
      else open.set(fit, Math.max(before, likeness(fit, next)));
    }
  }
  return taken;
}

function bestOf(open: ReadonlyMap<Fit, number>, unserved: ReadonlySet<Interest>, left: number): Fit | null {
  const urgent = unserved.size > 0 && left <= unserved.size;
  return best(open, unserved, urgent) ?? (urgent ? best(open, unserved, false) : null);
}

function best(
  open: ReadonlyMap<Fit, number>,
  unserved: ReadonlySet<Interest>,
  onlyUnserved: boolean,
): Fit | null {
  let found: Fit | null = null;
  let points = -Infinity;
  for (const [fit, like] of open) {
    const serves = fit.interests.filter((interest) => unserved.has(interest)).length;
    if (onlyUnserved && (serves === 0 || fit.score < 0)) continue;
    const value = fit.score - like + firstOfInterest * Math.min(2, serves);
    if (value > points) [found, points] = [fit, value];
  }
  return found;
}
