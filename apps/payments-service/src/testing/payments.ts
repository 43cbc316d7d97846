import { accountRoutes } from '@giftwell/contracts/auth/auth';
import { mailRequested } from '@giftwell/contracts/auth/mail';
import { notFound, unavailable } from '@giftwell/contracts/core/error';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { boughtGiftRoutes } from '@giftwell/contracts/payments/bought-gifts';
import { giftRecordRoutes } from '@giftwell/contracts/payments/gift-records';
import { groupClosingRoutes } from '@giftwell/contracts/payments/group-closings';
import { groupPurchaseRoutes, type GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { paypalRoutes } from '@giftwell/contracts/payments/paypal';
import { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { recipientOwnershipRoutes } from '@giftwell/contracts/planning/recipient-access';
import { wishlistOwnerRoutes } from '@giftwell/contracts/planning/reservations';
import { photoOwnershipRoutes } from '@giftwell/contracts/wishes/photos';
import { fakeService, startFakeServices, testService, type TestService } from '@giftwell/server-kit/testing';
import { AppModule } from '../app.module.js';
import { configSchema } from '../config.js';
import { database } from '../data-source.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { randomUUID } from 'node:crypto';
import { startPaypalStandIn, type PaypalStandIn } from './paypal-stand-in.js';

/** auth-service as far as payments asks it: user `n` is `user<n>` in Berlin. */
const fakeAuth = fakeService(accountRoutes, {
  me: async (_input, { userId }) => ({
    user: {
      ...{ id: userId, username: `user${userId}`, email: `user${userId}@example.org`, phoneNumber: null },
      ...{ profilePicture: null, authProvider: 'email' as const, timeZone: 'Europe/Berlin' },
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  }),
});

/** A recipient of another user; all other ids belong to the caller. */
export const strangersRecipient = 1_000_000;

const fakeOwnership = fakeService(recipientOwnershipRoutes, {
  async check({ id }) {
    if (id === strangersRecipient) throw notFound('recipient_not_found', 'There is no such recipient');
    return { ok: true as const };
  },
});

/** A photo of another user; all other codes belong to the caller. */
export const strangersPhoto = 's'.repeat(22);

const fakePhotos = fakeService(photoOwnershipRoutes, {
  async check({ code }) {
    if (code === strangersPhoto) throw notFound('photo_not_found', 'That photo is gone');
    return { ok: true as const };
  },
});

/** The code of a user's wishlist; all other codes open none. */
export const listOf = (userId: number): string => String(userId).padStart(22, 'l');

const fakeLists = fakeService(wishlistOwnerRoutes, {
  async get({ shareCode }) {
    const [, userId] = /^l+(\d+)$/.exec(shareCode) ?? [];
    if (!userId) throw notFound('shared_wishlist_not_found', 'That list is gone');
    return { userId: Number(userId) };
  },
});

/** By user; null if planning-service doesn't answer. */
type TimeZones = Map<number, string | null>;

/** planning-service as far as payments asks it for the time zones that users have set. */
const fakeCalendar = (timeZones: TimeZones) =>
  fakeService(calendarSettingsRoutes, {
    async get(_input, { userId }) {
      const timeZone = timeZones.get(userId);
      if (timeZone === null) throw unavailable('planning_unavailable');
      const otherwise = { country: 'US', leapDay: 'february_28' as const, reminderHour: 9 };
      return { ...otherwise, timeZone: timeZone ?? 'UTC', isSet: timeZone !== undefined };
    },
  });

const startOthers = (timeZones: TimeZones) =>
  startFakeServices('payments', [fakeAuth, fakeOwnership, fakePhotos, fakeLists, fakeCalendar(timeZones)]);

type NewGroup = RequestInput<(typeof groupPurchaseRoutes)['create']>;

/**
 * A service with a simulated provider, or with none, for the tests of one file, at noon of June 15, 2026 before each test.
 */
export function usePayments({ isOff = false } = {}) {
  let others: TestService;
  let service: TestService;
  let paypal: PaypalStandIn;
  let nextUser = 1;
  const timeZones: TimeZones = new Map();
  beforeAll(async () => {
    const [fakes, standIn] = await Promise.all([startOthers(timeZones), startPaypalStandIn()]);
    [others, paypal] = [fakes.others, standIn];
    service = await testService({
      ...{ service: 'payments', config: configSchema, database, module: AppModule.register },
      env: {
        ...fakes.env,
        ...(!isOff && { PAYPAL_SIMULATOR_URL: paypal.url }),
        // Specs run the tasks themselves, at a time of their choice.
        ...{ PUBLIC_URL: 'http://localhost:3000', PAYMENTS_EVERY_SECONDS: '0' },
      },
    });
  });
  beforeEach(() => service.clock.set('2026-06-15T12:00:00Z'));
  afterAll(async () => {
    await service.close();
    await Promise.all([others.close(), paypal.close()]);
  });
  return {
    get service() {
      return service;
    },
    get paypal() {
      return paypal;
    },
    timeZones,
    /** `address`: from which network address they come. */
    somebody: (address?: string) => visitor({ service, paypal, address }, nextUser++),
    guest: (address?: string) => visitor({ service, paypal, address }, null),
    mailsAbout: (group: Pick<GroupPurchase, 'shareCode'>) => mailsAbout(service, group),
    /** Differences between totals and ledger; always none. */
    ledgerProblems: () => service.get(LedgerService).problems(),
  };
}

interface MailData {
  kind: string;
  text: string | null;
  photo?: string | null;
  isTest?: boolean;
}

/** The mails about a group that auth-service is asked for so far. */
async function mailsAbout(service: TestService, { shareCode }: Pick<GroupPurchase, 'shareCode'>) {
  await service.settle();
  const keys = await service.redis.keys(`bull:event.${mailRequested.name}.auth:*`);
  const jobs = await Promise.all(
    keys.filter((name) => /:e?[0-9a-z-]{10,}$/.test(name)).map((name) => service.redis.hget(name, 'data')),
  );
  return jobs
    .filter((data) => data?.includes(shareCode))
    .map((data) => (JSON.parse(data!) as { data: MailData }).data);
}

interface Place {
  service: TestService;
  paypal: PaypalStandIn;
  address: string | undefined;
}

/** The calls of one user, or of a guest, in a browser of their own. */
function visitor({ service, paypal, address }: Place, userId: number | null) {
  const browser = randomUUID();
  const groups = service.client(groupPurchaseRoutes, userId, undefined, address);
  const shared = service.client(publicGroupRoutes, userId, browser, address);
  const payments = service.client(paypalRoutes, userId, browser, address);
  const records = service.client(giftRecordRoutes, userId);
  const closings = service.client(groupClosingRoutes, userId, undefined, address);
  const bought = service.client(boughtGiftRoutes, userId, undefined, address);
  const order = ({ shareCode }: Pick<GroupPurchase, 'shareCode'>, amount: number, fields: object = {}) =>
    payments.order({ shareCode, amount, contributorName: 'Ben', ...fields });
  return {
    ...{ userId, groups, shared, payments, records, closings, bought, order },
    async start(fields: Partial<NewGroup> = {}): Promise<GroupPurchase> {
      const { groupPurchase } = await groups.create({
        ...{ title: 'A red bicycle', description: 'For Mia', targetAmount: 100, recipientName: 'Mia' },
        ...{ occasionType: 'birthday', ...fields },
      });
      return groupPurchase;
    },
    /** Orders, approves and captures. */
    async pay(group: Pick<GroupPurchase, 'shareCode'>, amount: number, fields: object = {}) {
      const made = await order(group, amount, fields);
      paypal.approve(made.id);
      return { ...made, ...(await payments.capture({ orderId: made.id })) };
    },
  };
}

export const refusal = (kind: string, code: string) => ({ kind, code });
