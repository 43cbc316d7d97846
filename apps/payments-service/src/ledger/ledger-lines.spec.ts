import fc from 'fast-check';
import { groupAccount, receivedLines, returnedLines, type Line } from './ledger-lines.js';

const sum = (all: Line[]) => all.reduce((total, { cents }) => total + cents, 0);
const amounts = fc.integer({ min: 1, max: 10_000_000 });

it('balances each contribution and each return, for all amounts and fees', () => {
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (cents, share) => {
      const feeCents = Math.floor(cents * share);
      const received = receivedLines(7, 'provider', { cents, feeCents });
      const returned = returnedLines(7, 'provider', cents);
      const isWhole = ({ cents: part }: Line) => Number.isSafeInteger(part) && part !== 0;
      return sum(received) === 0 && sum(returned) === 0 && [...received, ...returned].every(isWhole);
    }),
    { numRuns: 20_000 },
  );
});

it('leaves the group with nothing when everything went back', () => {
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 20 }), (all) => {
      const moved = all.flatMap((cents) => [
        ...receivedLines(7, 'cash', { cents, feeCents: 0 }),
        ...returnedLines(7, 'cash', cents),
      ]);
      const left = (name: string) => sum(moved.filter(({ account }) => account === name));
      return left(groupAccount(7)) === 0 && left('cash') === 0;
    }),
  );
});
