import { nextTip, proTips } from './pro-tips.js';

describe('pro tips', () => {
  it('come once each in a session, then no more', () => {
    const tips = proTips.map(() => nextTip());
    expect(tips.toSorted()).toEqual(proTips.toSorted());
    expect(nextTip()).toBeUndefined();
  });

  it('come by chance', () => {
    expect(nextTip(() => 0.99)).toBe(proTips[4]);
    expect(nextTip(() => 0)).toBe(proTips[0]);
    expect(nextTip(() => 0)).toBe(proTips[1]);
  });

  it('come again in another session', () => {
    const first = nextTip(() => 0);
    sessionStorage.clear();
    expect(nextTip(() => 0)).toBe(first);
  });
});
