import type { IndexedIdea } from '../ideas/indexed-idea.js';
import { type Approach, approachFactor, approachOf } from './approach.js';

describe('how somebody is into a thing', () => {
  it.each<[string, string, Approach | null]>([
    ['sailing', 'he sails his own 38-foot boat', 'expert'],
    ['pottery', 'has taught pottery for thirty years', 'expert'],
    ['learning the banjo', 'learning the banjo', 'beginner'],
    ['watching rugby', 'watching rugby', 'watching'],
    ['tea', 'loves tea', null],
  ])('is read from "%s" in "%s": %s', (phrase, source, approach) => {
    expect(approachOf(phrase, source)).toBe(approach);
  });

  it('takes what is for beginners from those long at it, and equipment from those who watch', () => {
    const lesson = {
      name: "Beginners' sailing course",
      description: '',
      needs: [],
      category: 'Workshops & Classes',
    };
    const entry = { idea: lesson } as unknown as IndexedIdea;
    expect(approachFactor(entry, 'expert')).toBeLessThan(0.5);
    expect(approachFactor(entry, 'watching')).toBeLessThan(0.5);
    expect(approachFactor(entry, 'beginner')).toBeGreaterThanOrEqual(1);
    expect(approachFactor(entry, null)).toBe(1);
  });
});
