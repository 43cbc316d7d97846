import { Catalogue } from '../ideas/catalogue.js';
import type { IndexedIdea } from '../ideas/indexed-idea.js';
import { briefOf, requestOf } from '../testing/gift-request.js';
import { Candidates } from './candidates.js';
import { personModel } from '../person/person-model.js';
import { Scorer } from './score.js';

const catalogue = Catalogue.load();
const brief = briefOf(['bread baking']);
const person = personModel(brief, catalogue);
const entries = catalogue.within(brief.budget);

/** A scorer that counts what it is asked for. */
class CountingScorer extends Scorer {
  scored = 0;
  override score(...args: Parameters<Scorer['score']>) {
    this.scored += 1;
    return super.score(...args);
  }
}

function candidatesOf(unrelated: readonly IndexedIdea[]) {
  const scorer = new CountingScorer({ person, request: requestOf(brief), towards: null });
  return { scorer, candidates: new Candidates(scorer, () => unrelated) };
}

describe('the candidates of an answer', () => {
  it('scores only what serves an interest until all are needed', () => {
    const { scorer, candidates } = candidatesOf([]);
    candidates.add(entries);
    expect(candidates.ranked.length).toBe(scorer.scored);
    expect(scorer.scored).toBeLessThan(entries.length / 4);
    expect(candidates.allRanked).toHaveLength(entries.length);
    expect(scorer.scored).toBe(entries.length);
  });

  it('ranks the best first, with unrelated ideas among all', () => {
    const { candidates } = candidatesOf(entries.slice(0, 200));
    candidates.add(entries.slice(200));
    for (const list of [candidates.ranked, candidates.allRanked]) {
      const scores = list.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
    expect(new Set(candidates.allRanked.map(({ entry }) => entry)).size).toBe(entries.length);
  });
});
