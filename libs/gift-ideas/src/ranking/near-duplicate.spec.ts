import { identityOf } from '../ideas/idea-identity.js';
import { type Compared, isNearDuplicate, sortOf } from './near-duplicate.js';

const compared = (name: string, more: Partial<Compared> = {}): Compared => ({
  ...{ name, identity: identityOf(name), topic: 1, interest: 0, composedForm: undefined },
  ...more,
});
const areAlike = (a: Compared, b: Compared) => isNearDuplicate(a, b) && isNearDuplicate(b, a);

describe('two ideas of one answer', () => {
  it.each([
    [
      'Figure-eight wooden train set with bridge and station',
      'Layout of a branch line: wooden train bridge set',
    ],
    ['Glass bead kit for bracelets', 'Loom bead kit with a pattern book'],
    ['Day trip to a steam railway', 'Weekend on a heritage railway'],
  ])('are alike: %s, %s', (one, other) => {
    expect(areAlike(compared(one), compared(other))).toBe(true);
  });

  it('are alike where one form was composed twice', () => {
    const day = { composedForm: 'day-out', topic: undefined };
    expect(
      areAlike(
        compared('A day out planned around lifts', day),
        compared('A day out planned around opera', day),
      ),
    ).toBe(true);
  });

  it.each([
    ['Two tickets to an opera', 'Illustrated history of opera'],
    ['Sourdough baking class', 'Enameled bread oven for sourdough'],
  ])('differ: %s, %s', (one, other) => {
    expect(areAlike(compared(one), compared(other))).toBe(false);
  });

  it('may be of one sort for two different likings', () => {
    const other = compared('Novel about the deep sea', { topic: 2, interest: 1 });
    expect(areAlike(compared('Illustrated history of opera'), other)).toBe(false);
  });

  it('tell their sort by the name', () => {
    expect(['Year of a chess club', 'Salsa lesson', 'Oak bench'].map(sortOf)).toEqual([
      'subscription',
      'lesson',
      null,
    ]);
  });
});
