import { occasionTypes } from '@giftwell/contracts/gift-ai/vocabulary';
import { feasts, isByCalendar, kindOf } from '@giftwell/contracts/planning/calendar-days';
import { isOneOfAKind } from '@giftwell/contracts/planning/occasions';
import fc from 'fast-check';
import { planOccasions, type KnownOccasion, type OccasionItem, type PlanInput } from './occasion-plan.js';

const dates = fc.constantFrom('1990-05-04', '2001-05-04', '1988-02-29', '2027-12-31');
const anyBirthday = fc.option(fc.record({ date: dates, yearKnown: fc.boolean() }));
const anyItem = fc.record(
  {
    id: fc.integer({ min: 1, max: 4 }),
    type: fc.constantFrom(...occasionTypes),
    feast: fc.option(fc.constantFrom(...feasts.slice(0, 2))),
    date: fc.option(dates),
    yearKnown: fc.boolean(),
    recurring: fc.boolean(),
    details: fc.constantFrom('one', 'two'),
  },
  { requiredKeys: ['type', 'yearKnown'] },
);
/** Before all dates here, so that nothing is over. */
const today = async () => '1900-01-01';
const plain = { customType: null, feast: null, ownDay: null, budget: null, details: null, recurring: true };

/** Up to four occasions, without duplicates of a kind that is unique, and with the birthday on the birthdate. */
const anyState = fc
  .record({ items: fc.array(anyItem, { maxLength: 4 }), birthdate: anyBirthday })
  .map((told) => {
    const known: KnownOccasion[] = [];
    for (const { type, feast: any, date = null, yearKnown } of told.items) {
      const feast = type === 'holiday' ? (any ?? null) : null;
      const isThere = known.some((occasion) => kindOf(occasion) === kindOf({ type, feast }));
      if (isOneOfAKind({ type, feast }) && isThere) continue;
      const day = type === 'birthday' ? told.birthdate : { date, yearKnown };
      if (day) known.push({ ...plain, type, feast, ...day, id: known.length + 1 });
    }
    return { known, birthdate: told.birthdate };
  });

const anyInput: fc.Arbitrary<PlanInput> = anyState.chain((state) => {
  const ids = state.known.map(({ id }) => id);
  const removed = fc.subarray(ids);
  const items = fc
    .array(anyItem, { maxLength: 4 })
    .map((list) =>
      list.map(({ id, ...item }) => (id !== undefined && ids.includes(id) ? { ...item, id } : item)),
    );
  return fc.record({
    today: fc.constant(today),
    known: fc.constant(state.known),
    birthdate: fc.constant(state.birthdate),
    removed,
    items,
    told: anyBirthday,
  });
});

const dayToKeep: Parameters<typeof planOccasions>[1] = async (occasion) =>
  isByCalendar(occasion) ? (occasion.recurring ? null : '2026-12-25') : occasion.date;

/** The state after the plan is carried out. */
async function after(input: PlanInput) {
  const plan = await planOccasions(input, dayToKeep);
  const kept = input.known
    .filter(({ id }) => !plan.removals.includes(id))
    .map((occasion) => plan.changes.find(({ id }) => id === occasion.id) ?? occasion);
  return {
    plan,
    occasions: [...kept, ...plan.additions],
    birthdate: plan.birthday ?? input.told ?? input.birthdate,
  };
}

/** Whether the form and the state are consistent: nothing is both removed and changed. */
const isClear = ({ items, removed }: PlanInput) =>
  items.every(({ id }) => id === undefined || !removed.includes(id));

describe('What becomes of the occasions of a form', () => {
  it('never puts the birthday on another day than the birthdate, once either is said', async () => {
    await fc.assert(
      fc.asyncProperty(anyInput.filter(isClear), async (input) => {
        const { plan, occasions, birthdate } = await after(input);
        const birthdays = occasions.filter(({ type }) => type === 'birthday');
        // Two birthdays are rejected on writing.
        if (birthdays.length > 1) return true;
        const [birthday] = birthdays;
        if (!birthday || !plan.birthday) return true;
        return birthday.date === birthdate?.date && birthday.yearKnown === birthdate?.yearKnown;
      }),
      { numRuns: 1_000 },
    );
  });

  it('adds nothing twice that is one of a kind, and no birthday or anniversary without its day', async () => {
    await fc.assert(
      fc.asyncProperty(anyInput.filter(isClear), async (input) => {
        const { plan, occasions } = await after(input);
        const added = plan.additions.filter(isOneOfAKind).map(kindOf);
        const unmoved = input.known.filter(
          ({ id }) => !plan.removals.includes(id) && !plan.changes.some((one) => one.id === id),
        );
        const isOnce =
          new Set(added).size === added.length &&
          !unmoved.some((occasion) => added.includes(kindOf(occasion)));
        const changed = [...plan.changes, ...plan.additions];
        return (
          isOnce &&
          changed.every(({ type, date }) => date !== null || !['birthday', 'anniversary'].includes(type)) &&
          occasions.length <= 8 + 1
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('changes nothing when it is carried out again', async () => {
    await fc.assert(
      fc.asyncProperty(anyState, async ({ known, birthdate }) => {
        const items: OccasionItem[] = known.map(({ id, ...occasion }) => ({ ...occasion, id }));
        const once = await after({ today, known, items, removed: [], told: null, birthdate });
        const again = once.occasions.map((occasion, index) => ({ ...occasion, id: index + 1 }));
        const plan = await planOccasions(
          { today, known: again, items: again, removed: [], told: null, birthdate: once.birthdate },
          dayToKeep,
        );
        return plan.changes.length === 0 && plan.additions.length === 0 && plan.birthday === null;
      }),
    );
  });

  const born = { ...plain, id: 1, type: 'birthday' as const, date: '1990-05-04', yearKnown: true };
  const birthdate = { date: '1990-05-04', yearKnown: true };
  const told = { date: '1991-06-07', yearKnown: true };

  it('follows a new birthdate although something else of the birthday changed, too', async () => {
    const items = [{ ...born, details: 'Loves cake' }];
    const plan = await planOccasions(
      { today, known: [born], items, removed: [], told, birthdate },
      dayToKeep,
    );
    expect(plan).toMatchObject({
      birthday: told,
      changes: [{ id: 1, ...told, details: 'Loves cake' }],
      additions: [],
    });
  });

  it('makes an anniversary of a wedding that was, and adds no other day that is over', async () => {
    const items = (type: 'wedding' | 'graduation', recurring = false) => [
      { ...plain, type, date: '2001-05-04', yearKnown: true, recurring },
    ];
    const said = { today: async () => '2026-06-15', known: [], removed: [], told: null, birthdate: null };
    expect((await planOccasions({ ...said, items: items('wedding') }, dayToKeep)).additions).toMatchObject([
      { type: 'anniversary', date: '2001-05-04', recurring: true },
    ]);
    await expect(planOccasions({ ...said, items: items('graduation') }, dayToKeep)).rejects.toMatchObject({
      code: 'occasion_over',
    });
    const yearly = await planOccasions({ ...said, items: items('graduation', true) }, dayToKeep);
    expect(yearly.additions).toMatchObject([{ type: 'graduation', recurring: true }]);
  });

  it('keeps a birthday forgotten that is forgotten together with a new birthdate', async () => {
    const plan = await planOccasions(
      { today, known: [born], items: [], removed: [1], told, birthdate },
      dayToKeep,
    );
    expect(plan).toEqual({ birthday: told, changes: [], additions: [], removals: [1] });
  });

  it('leaves a cleared birthdate clear when only the details of the birthday change', async () => {
    const items = [{ ...born, details: 'Loves cake' }];
    const plan = await planOccasions(
      { today, known: [born], items, removed: [], told: null, birthdate },
      dayToKeep,
    );
    expect(plan).toMatchObject({ birthday: null, changes: [{ id: 1, date: '1990-05-04' }] });
  });
});
