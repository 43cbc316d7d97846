import { usePayments } from '../testing/payments.js';

// Without a provider, so that refunds stay requested.
const payments = usePayments({ isOff: true });
const count = 2_000;
const batch = 100;

/** A group gift with 2,000 contributions, with the longest name and message. */
async function crowd() {
  const ada = payments.somebody();
  const { id } = await ada.start({ targetAmount: 100_000 });
  // Each contribution updates the group gift's row, and one transaction walks through all the versions that it made:
  // with 2,000 of them the statement takes a second, and more than its time limit on a busy machine.
  for (let first = 1; first <= count; first += batch) {
    await payments.service.db.query(
      `INSERT INTO contributions ("groupPurchaseId", kind, state, code, "contributorName", "hideName", "hideAmount",
         message, "amountCents", "captureId", "createdAt")
       SELECT $1, 'paypal', 'completed', 'code ' || n, repeat('“', 60), false, false, repeat('“', 300), 100,
         'capture ' || n, now() FROM generate_series($2::int, $3::int) n`,
      [id, first, first + batch - 1],
    );
  }
  return { ada, id };
}

it('lists 2,000 contributions page by page, and pays them all back with a report of 1,000', async () => {
  const { ada, id } = await crowd();
  const ids: number[] = [];
  for (let before: number | undefined; ids.length < count; before = ids.at(-1)) {
    const page = await ada.groups.get({ id, ...(before !== undefined && { before }) });
    expect(page.contributionsTotal).toBe(count);
    expect(page.contributions).toHaveLength(100);
    ids.push(...page.contributions.map((each) => each.id));
  }
  expect(new Set(ids).size).toBe(count);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect((await ada.groups.get({ id, before: ids.at(-1)! })).contributions).toEqual([]);

  const { report, more } = await ada.closings.refundAll({ id });
  expect([report.length, more]).toEqual([1_000, 1_000]);
  const [newest] = (await ada.groups.get({ id })).contributions;
  expect(newest).toMatchObject({ state: 'completed', refund: 'pending' });
});
