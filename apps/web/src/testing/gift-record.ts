import { AppError, notFound } from '@giftwell/contracts/core/error';
import type { HandlerInput, HandlerOutput } from '@giftwell/contracts/core/route';
import { giftRoutes, giftStates, type Gift, type GiftState } from '@giftwell/contracts/planning/gifts';
import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import type { FakeApi } from './fake-api.js';
import { today } from './planned-year.js';

/** A gift for the person with id 1. */
export const gift = (id: number, title: string, rest: Partial<Gift> = {}): Gift => ({
  id,
  recipientId: 1,
  recipientName: 'Anna',
  occasion: null,
  year: null,
  title,
  note: null,
  price: null,
  estimate: null,
  link: null,
  picture: null,
  photo: null,
  source: 'own',
  suggestionId: null,
  state: 'idea',
  dates: { decided: null, bought: null, ready: null, given: null, thanked: null },
  outcome: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 1,
  ...rest,
});

function datesAfter(dates: Gift['dates'], state: GiftState, on: string | undefined): Gift['dates'] {
  const reached = giftStates.indexOf(state);
  const days = Object.entries(dates).map(([step, day]) => {
    if (step === state) return [step, on ?? day ?? today];
    return [step, giftStates.indexOf(step as GiftState) > reached ? null : day];
  });
  return Object.fromEntries(days) as Gift['dates'];
}

/** All gifts, like a database table. */
class Shelf {
  private readonly deleted = new Map<number, Gift>();
  constructor(private kept: Gift[]) {}

  find(id: number): Gift {
    const found = this.kept.find((each) => each.id === id);
    if (!found) throw notFound('gift_not_found', 'That gift is gone');
    return found;
  }

  of(recipientId: number): Gift[] {
    return this.kept.filter((each) => each.recipientId === recipientId);
  }

  add(fields: Partial<Gift> & { title: string }): Gift {
    const { title, ...rest } = fields;
    const added = gift(this.kept.length + 100, title, rest);
    this.kept.push(added);
    return added;
  }

  readonly change = (id: number, fields: Partial<Gift>): Gift => {
    const before = this.find(id);
    const after = { ...before, ...fields, version: before.version + 1 };
    this.kept = this.kept.map((each) => (each.id === id ? after : each));
    return after;
  };

  /** Refuses a change based on another version. */
  toChange({ id, version }: { id: number; version: number }): Gift {
    const found = this.find(id);
    if (found.version === version) return found;
    const message = 'This gift was changed somewhere else.';
    throw new AppError('conflict', 'gift_changed', message, { gift: found });
  }

  remove(id: number): void {
    this.deleted.set(id, this.find(id));
    this.kept = this.kept.filter((each) => each.id !== id);
  }

  restore(id: number): Gift {
    this.kept.push(this.deleted.get(id)!);
    return this.find(id);
  }
}

function listOf(gifts: readonly Gift[], budget: number | null): HandlerOutput<typeof giftRoutes.list> {
  const bought = gifts.filter(({ state }) => giftStates.indexOf(state) >= giftStates.indexOf('bought'));
  const spent = bought.reduce((sum, { price }) => sum + (price ?? 0), 0);
  return {
    gifts: [...gifts],
    total: gifts.length,
    years: [{ year: 2026, budget, planned: spent, spent, withoutPrice: 0 }],
    occasions: [],
  };
}

const birthdayWith = (id: number) => ({ id, type: 'birthday' as const, feast: null, customType: null });

function changesOf({
  title,
  price,
  link,
  note,
  occasionId,
  year,
}: HandlerInput<typeof giftRoutes.update>): Partial<Gift> {
  return {
    ...(title !== undefined && { title }),
    ...(price !== undefined && { price: price === null ? null : price / 100 }),
    ...(link !== undefined && { link }),
    ...(note !== undefined && { note }),
    ...(occasionId !== undefined && { occasion: occasionId ? birthdayWith(occasionId) : null }),
    ...(year !== undefined && { year }),
  };
}

/** A fake server of the gift record that keeps its state; `change` is a change by another device. */
export function servingGifts(api: FakeApi, ...gifts: Gift[]) {
  const shelf = new Shelf([...gifts]);
  let budget: number | null = null;
  api
    .on(giftRoutes.list, ({ id }) => listOf(shelf.of(id), budget))
    .on(giftRoutes.create, ({ title, link = null, recipientId, state }) => ({
      gift: shelf.add({ title: title ?? new URL(link!).hostname, recipientId, state, link }),
    }))
    .on(giftRoutes.update, (input) => {
      const { id } = shelf.toChange(input);
      return { gift: shelf.change(id, changesOf(input)) };
    })
    .on(giftRoutes.move, ({ state, on, ...one }) => {
      const { id, dates } = shelf.toChange(one);
      return { gift: shelf.change(id, { state, dates: datesAfter(dates, state, on) }) };
    })
    .on(giftRoutes.setOutcome, ({ outcome, ...one }) => ({
      gift: shelf.change(shelf.toChange(one).id, { outcome }),
    }))
    .on(giftRoutes.remove, ({ id }) => {
      shelf.remove(id);
      return { ok: true as const };
    })
    .on(giftRoutes.restore, ({ id }) => ({ gift: shelf.restore(id) }))
    .on(giftPlanRoutes.setRecipientBudget, ({ year, amount }) => {
      budget = amount === null ? null : amount / 100;
      return { year, budget };
    })
    .on(giftPlanRoutes.setOccasionBudget, ({ amount }) => ({
      giftBudget: amount === null ? null : amount / 100,
    }));
  return { api, change: shelf.change };
}
