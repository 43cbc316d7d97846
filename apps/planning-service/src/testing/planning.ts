import type { RequestInput } from '@giftwell/contracts/core/route';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { giftRoutes, type Gift } from '@giftwell/contracts/planning/gifts';
import { linkPreviewRoutes } from '@giftwell/contracts/wishes/link-previews';
import { occasionRoutes, type Occasion } from '@giftwell/contracts/planning/occasions';
import { photoRoutes } from '@giftwell/contracts/wishes/photos';
import { recipientRoutes, type Recipient } from '@giftwell/contracts/planning/recipients';
import { publicWishlistRoutes, reservationRoutes } from '@giftwell/contracts/planning/reservations';
import { reminderRoutes } from '@giftwell/contracts/dates/reminders';
import { wishlistInvitationRoutes } from '@giftwell/contracts/planning/wishlist-invitations';
import { wishlistRoutes } from '@giftwell/contracts/planning/wishlists';
import { Internet } from '@giftwell/server-kit';
import { testService, type TestService } from '@giftwell/server-kit/testing';
import { AppModule } from '../app.module.js';
import { configSchema } from '../config.js';
import { database } from '../data-source.js';

/** Without the internet: a spec that needs a shop opens one. */
export async function startPlanning(env: Record<string, string> = {}): Promise<TestService> {
  const options = {
    service: 'planning',
    config: configSchema,
    database,
    module: AppModule.register,
  } as const;
  const service = await testService({
    ...options,
    // Specs look for due reminders themselves.
    env: { REMINDERS_EVERY_SECONDS: '86400', ...env },
  });
  service.get(Internet).resolve = () => Promise.reject(new Error('There is no internet in specs'));
  return service;
}

/**
 * A service for the tests of one file, at noon of June 15, 2026 before each test. `somebody` is a new user each time.
 */
export function usePlanning() {
  let service: TestService;
  let nextUser = 1;
  beforeAll(async () => {
    service = await startPlanning();
  });
  beforeEach(() => service.clock.set('2026-06-15T12:00:00Z'));
  afterAll(() => service.close());
  return {
    get service() {
      return service;
    },
    somebody: () => visitor(service, nextUser++),
    guest: () => visitor(service, null),
  };
}

type NewRecipient = RequestInput<(typeof recipientRoutes)['create']>;
type NewGift = RequestInput<(typeof giftRoutes)['create']>;
type NewOccasion = RequestInput<(typeof occasionRoutes)['create']>;

/** The calls of one user, or of a guest. */
export function visitor(service: TestService, userId: number | null) {
  const recipients = service.client(recipientRoutes, userId);
  const occasions = service.client(occasionRoutes, userId);
  const gifts = service.client(giftRoutes, userId);
  return {
    userId,
    recipients,
    occasions,
    gifts,
    wishlists: service.client(wishlistRoutes, userId),
    invitations: service.client(wishlistInvitationRoutes, userId),
    shared: service.client(publicWishlistRoutes, userId),
    reservations: service.client(reservationRoutes, userId),
    previews: service.client(linkPreviewRoutes, userId),
    photos: service.client(photoRoutes, userId),
    calendar: service.client(calendarSettingsRoutes, userId),
    reminders: service.client(reminderRoutes, userId),
    async meet(fields: Partial<NewRecipient> = {}): Promise<Recipient> {
      const { recipient } = await recipients.create({ name: 'Mia', relationship: 'friend', ...fields });
      return recipient;
    },
    async note(recipientId: number, fields: Partial<NewOccasion> = {}): Promise<Occasion> {
      const input = { recipientId, type: 'anniversary', date: '2020-06-01', ...fields } as NewOccasion;
      return (await occasions.create(input)).occasion;
    },
    async give(recipientId: number, fields: Partial<NewGift> = {}): Promise<Gift> {
      return (await gifts.create({ recipientId, title: 'Scarf', ...fields })).gift;
    },
  };
}

export const refusal = (kind: string, code: string) => ({ kind, code });
export const signInFirst = refusal('unauthenticated', 'sign_in_required');
export const noRecipient = refusal('not_found', 'recipient_not_found');
export const noGift = refusal('not_found', 'gift_not_found');
export const noOccasion = refusal('not_found', 'occasion_not_found');
