import { giftPlanRoutes, planExportRoutes } from '@giftwell/contracts/planning/gift-plan';
import { noOccasion, noRecipient, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;
type Somebody = ReturnType<typeof somebody>;
const planOf = ({ userId }: Somebody) => planning.service.client(giftPlanRoutes, userId);
const csvOf = ({ userId }: Somebody, input: { year?: number; offset?: number } = {}) =>
  planning.service.client(planExportRoutes, userId).get(input);
const noMoney = { budget: null, planned: 0, spent: 0, withoutPrice: 0 };

/** Mia with a birthday in December and a gift of each kind. */
async function settled(me: Somebody) {
  const mia = await me.meet();
  const birthday = await me.note(mia.id, { type: 'birthday', date: '1990-12-01' });
  await me.note(mia.id, { type: 'christmas', date: null });
  await me.note(mia.id, { type: 'graduation', date: '2027-05-01', recurring: false });
  await me.give(mia.id, { title: 'Vase', occasionId: birthday.id, state: 'decided', price: 30.3 });
  await me.give(mia.id, { title: 'Book', occasionId: birthday.id, state: 'bought', price: 20.2 });
  await me.give(mia.id, { title: 'Flowers', state: 'given' });
  await me.give(mia.id, { title: 'Some day', price: 5 });
  await me.give(mia.id, { title: 'Trip', year: 2026, price: 100 });
  return { mia, birthday };
}

describe('The plan of a year', () => {
  it('has each occasion of the year and all other gifts by month, with their sums', async () => {
    const me = somebody();
    const { mia, birthday } = await settled(me);
    await planOf(me).setOccasionBudget({ id: birthday.id, amount: 60.5 });
    const plan = await planOf(me).get({});
    const whose = { recipientId: mia.id, recipientName: 'Mia' };
    expect(plan).toMatchObject({ year: 2026, today: '2026-06-15', total: 4, years: [2026] });
    expect(plan.rows).toMatchObject([
      {
        ...{ ...whose, ...noMoney, date: null, month: 6, occasion: null, withoutPrice: 1 },
        gifts: [{ title: 'Flowers', state: 'given' }],
      },
      {
        ...{ ...whose, date: '2026-12-01', month: 12, occasion: { id: birthday.id, type: 'birthday' } },
        ...{ giftState: 'bought', budget: 60.5, planned: 50.5, spent: 20.2, withoutPrice: 0 },
        gifts: [{ title: 'Vase' }, { title: 'Book', price: 20.2 }],
      },
      { ...whose, ...noMoney, date: '2026-12-25', month: 12, giftState: 'none', gifts: [] },
      { ...whose, ...noMoney, date: null, month: null, occasion: null, gifts: [{ title: 'Trip' }] },
    ]);
    expect(plan.money).toEqual({ budget: 60.5, planned: 50.5, spent: 20.2, withoutPrice: 1 });
    const next = await planOf(me).get({ year: 2027 });
    expect(next.rows.map(({ date }) => date)).toEqual(['2027-05-01', '2027-12-01', '2027-12-25']);
    expect((await planOf(me).get({ year: 1980 })).rows).toMatchObject([{ occasion: { type: 'christmas' } }]);
  });

  it('comes in pages', async () => {
    const me = somebody();
    await settled(me);
    const { rows } = await planOf(me).get({});
    expect((await planOf(me).get({ offset: 3 })).rows).toEqual(rows.slice(3));
  });

  it("shows nobody else's, and nothing of a deleted recipient", async () => {
    const [me, stranger] = [somebody(), somebody()];
    const { mia } = await settled(me);
    await planOf(me).setRecipientBudget({ id: mia.id, year: 2026, amount: 10 });
    const nothing = { rows: [], total: 0, years: [], money: noMoney };
    expect(await planOf(stranger).get({})).toMatchObject(nothing);
    await me.recipients.remove({ id: mia.id });
    expect(await planOf(me).get({})).toMatchObject(nothing);
  });
});

describe('A budget', () => {
  it('of a recipient stands for those of their occasions, and can be taken back', async () => {
    const me = somebody();
    const { mia, birthday } = await settled(me);
    const ben = await me.meet({ name: 'Ben' });
    const his = await me.note(ben.id, { date: '2020-07-01' });
    await planOf(me).setOccasionBudget({ id: birthday.id, amount: 60 });
    await planOf(me).setOccasionBudget({ id: his.id, amount: 25.5 });
    const set = await planOf(me).setRecipientBudget({ id: mia.id, year: 2026, amount: 200 });
    expect(set).toEqual({ year: 2026, budget: 200 });
    expect((await planOf(me).get({})).money.budget).toBe(225.5);
    expect((await me.gifts.list({ id: mia.id })).years[0]).toMatchObject({ year: 2026, budget: 200 });
    expect((await me.occasions.list({ recipientId: ben.id })).occasions[0]).toMatchObject({
      giftBudget: 25.5,
    });
    await planOf(me).setRecipientBudget({ id: mia.id, year: 2026, amount: null });
    await planOf(me).setOccasionBudget({ id: his.id, amount: null });
    expect((await planOf(me).get({})).money.budget).toBe(60);
  });

  it('stays when the occasion is changed', async () => {
    const me = somebody();
    const { mia, birthday } = await settled(me);
    await planOf(me).setOccasionBudget({ id: birthday.id, amount: 60 });
    const changed = { id: birthday.id, recipientId: mia.id, type: 'birthday', date: '1990-12-02' } as const;
    expect((await me.occasions.update(changed)).occasion).toMatchObject({
      giftBudget: 60,
      date: '1990-12-02',
    });
  });

  it('is refused for what is not mine or gone', async () => {
    const [me, stranger] = [somebody(), somebody()];
    const { mia, birthday } = await settled(me);
    const ofMia = { id: mia.id, year: 2026, amount: 10 };
    await expect(planOf(stranger).setRecipientBudget(ofMia)).rejects.toMatchObject(noRecipient);
    const ofBirthday = { id: birthday.id, amount: 10 };
    await expect(planOf(stranger).setOccasionBudget(ofBirthday)).rejects.toMatchObject(noOccasion);
    await me.recipients.remove({ id: mia.id });
    await expect(planOf(me).setRecipientBudget(ofMia)).rejects.toMatchObject(noRecipient);
    await expect(planOf(me).setOccasionBudget(ofBirthday)).rejects.toMatchObject(noOccasion);
  });
});

describe('The plan as CSV', () => {
  it('has a line for each gift and for each occasion without one, and no formulas', async () => {
    const me = somebody();
    const { mia } = await settled(me);
    await me.give(mia.id, { title: '=HYPERLINK("https://evil.example"), or not', year: 2026 });
    const { csv, nextOffset, year } = await csvOf(me);
    expect([year, nextOffset]).toEqual([2026, null]);
    expect(csv.split('\r\n')).toEqual([
      '\ufeffMonth,Date,Person,Occasion,Gift,State,Price,Bought on,Outcome',
      'June,,Mia,,Flowers,Given,,,',
      'December,2026-12-01,Mia,Birthday,Vase,Decided,30.30,,',
      'December,2026-12-01,Mia,Birthday,Book,Bought,20.20,2026-06-15,',
      'December,2026-12-25,Mia,Christmas,,No gift yet,,,',
      ',,Mia,,Trip,Idea,100.00,,',
      `,,Mia,,"'=HYPERLINK(""https://evil.example""), or not",Idea,,,`,
      '',
    ]);
  });

  it('comes in parts that make one file', async () => {
    const me = somebody();
    const mia = await me.meet();
    await planning.service.db.query(
      `INSERT INTO gifts ("userId", "recipientId", title, source, state, year, "createdAt")
       SELECT $1, $2, 'Gift ' || n, 'own', 'idea', 2026, now() FROM generate_series(1, 700) n`,
      [me.userId, mia.id],
    );
    const first = await csvOf(me);
    const rest = await csvOf(me, { offset: first.nextOffset! });
    expect([first.nextOffset, rest.nextOffset]).toEqual([500, null]);
    const lines = (first.csv + rest.csv).trimEnd().split('\r\n');
    expect([lines.length, lines.at(-1)]).toEqual([701, ',,Mia,,Gift 700,Idea,,,']);
  });
});
