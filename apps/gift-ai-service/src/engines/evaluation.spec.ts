type Evaluate = typeof import('../../../../tools/eval/evaluate.mjs');

const file = new URL('../../../../tools/eval/evaluate.mjs', import.meta.url);

const least = { first: 0.72, accepted: 0.61, facts: 0.93, diversity: 0.78, coverage: 0.88 };

/** What `npm run eval:suggestions` measures, held to what the catalogue reached, less a little. */
describe('fifty people whom somebody thought about', () => {
  const measured = (async () => ((await import(file.href)) as Evaluate).evaluate({}))();

  it('are at least forty, and the catalogue answers them', async () => {
    const { name, people } = await measured;
    expect(name).toBe('the catalogue');
    expect(people.length).toBeGreaterThanOrEqual(40);
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  });

  it('get nothing outside the budget, against a rule or twice, in three rounds', async () => {
    const { people } = await measured;
    const broken = people.filter(({ budget, rules, repeats }) => budget < 1 || rules < 1 || repeats > 0);
    expect(broken.map(({ id }) => id)).toEqual([]);
  });

  it('get what a thoughtful friend would accept, for reasons that rest on facts', async () => {
    const { total } = await measured;
    expect(total.first).toBeGreaterThanOrEqual(least.first);
    expect(total.accepted).toBeGreaterThanOrEqual(least.accepted);
    expect(total.facts).toBeGreaterThanOrEqual(least.facts);
    expect(total.wrong).toBeLessThanOrEqual(0.01);
  });

  it('get a mixed nine that serves their interests', async () => {
    const { total } = await measured;
    expect(total.diversity).toBeGreaterThanOrEqual(least.diversity);
    expect(total.coverage).toBeGreaterThanOrEqual(least.coverage);
  });
});
