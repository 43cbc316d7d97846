import { usePayments } from '../testing/payments.js';
import { LedgerService } from './ledger.service.js';

const payments = usePayments();
const entry = (db: typeof payments.service.db, lines: number[]) =>
  db.transaction(async (tx) => {
    const [{ id }] = await tx.query<[{ id: number }]>(
      `INSERT INTO ledger_entries (key, kind, "groupPurchaseId", "contributionId", "createdAt")
       VALUES (gen_random_uuid()::text, 'refund', 1, 1, now()) RETURNING id`,
    );
    for (const cents of lines)
      await tx.query(`INSERT INTO ledger_lines ("entryId", account, cents) VALUES ($1, 'cash', $2)`, [
        id,
        cents,
      ]);
  });

it.each([[[100]], [[100, -99]], [[]], [[50, 50]]])('refuses an entry with the lines %j', async (lines) => {
  await expect(entry(payments.service.db, lines)).rejects.toThrow(/does not balance/);
});

it('takes an entry that balances', async () => {
  await expect(entry(payments.service.db, [100, -60, -40])).resolves.toBeUndefined();
});

it.each(['ledger_entries', 'ledger_lines', 'payment_audit'])('never changes %s', async (table) => {
  const { db } = payments.service;
  await payments.guest().pay(await payments.somebody().start(), 5);
  await expect(db.query(`DELETE FROM ${table}`)).rejects.toThrow(/append-only/);
  await expect(db.query(`UPDATE ${table} SET id = id`)).rejects.toThrow(/append-only|can only be updated/);
});

it('finds a total that isn’t what the ledger says', async () => {
  const { db } = payments.service;
  const { id } = await payments.somebody().start();
  await db.query('UPDATE group_purchases SET "bookedCents" = 7 WHERE id = $1', [id]);
  await expect(payments.service.get(LedgerService).check()).rejects.toThrow(/Ledger and totals differ/);
  await db.query('UPDATE group_purchases SET "bookedCents" = 0 WHERE id = $1', [id]);
  await expect(payments.service.get(LedgerService).check()).resolves.toBeUndefined();
});

it('has balances that add up to nothing', async () => {
  const ledger = payments.service.get(LedgerService);
  const before = await ledger.balances();
  await payments.guest().pay(await payments.somebody().start(), 5);
  const { provider, cash, fees, groups } = await ledger.balances();
  expect(groups).toBe(before.groups - 500);
  expect(provider + fees).toBe(before.provider + before.fees + 500);
  expect(provider + cash + fees + groups).toBe(0);
});

it('counts what an operator changes with another search path', async () => {
  const { db } = payments.service;
  const group = await payments.somebody().start();
  await payments.guest().pay(group, 5);
  const booked = await db.transaction(async (tx) => {
    await tx.query("SET LOCAL search_path = ''");
    await tx.query(`UPDATE payments.contributions SET state = 'cancelled' WHERE "groupPurchaseId" = $1`, [
      group.id,
    ]);
    return tx.query<object[]>('SELECT "bookedCents" FROM payments.group_purchases WHERE id = $1', [group.id]);
  });
  expect(booked).toEqual([{ bookedCents: 0 }]);
});
