/** Data that belongs to one user. */
export interface Plans {
  recipientId: number;
  occasionId: number;
  giftId: number;
  wishlistId: number;
  wishlistItemId: number;
  invitationId: number;
  /** Just deleted, and can be restored. */
  deletedRecipientId: number;
  deletedOccasionId: number;
  deletedGiftId: number;
  scanId: string;
  importId: number;
}

/** Each input names another user's data; the answer is `not_found`. */
interface Addressed {
  kind: 'addressed';
  inputs(theirs: Plans, mine: Plans): object[];
}
/** The route only accesses the caller's data. */
interface Own {
  kind: 'own';
  input: object;
}
/** Only between services, without an HTTP address. */
interface Inside {
  kind: 'inside';
}
/** For everyone who has a secret code; the specs of planning-service test them. */
interface ByCode {
  kind: 'by-code';
}
export type Treatment = Addressed | Own | Inside | ByCode;

const addressed = (...inputs: ((theirs: Plans, mine: Plans) => object)[]): Treatment => ({
  kind: 'addressed',
  inputs: (theirs, mine) => inputs.map((input) => input(theirs, mine)),
});
const own = (input: object = {}): Treatment => ({ kind: 'own', input });
const inside: Treatment = { kind: 'inside' };
const byCode: Treatment = { kind: 'by-code' };

export const webp = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=';
const person = { name: 'Taken over', relationship: 'friend' };
const wedding = { type: 'wedding', date: '2026-01-01' };

/** All routes of planning-service. The spec fails if one is missing: add how it treats other users. */
export const treatments: Record<string, Treatment> = {
  'planning.recipients.list': own(),
  'planning.recipients.get': addressed(({ recipientId: id }) => ({ id })),
  'planning.recipients.create': own({ ...person, birthdate: '1990-01-01' }),
  'planning.recipients.findOrCreate': own({ ...person, occasion: { type: 'christmas' } }),
  'planning.recipients.update': addressed(
    ({ recipientId: id }) => ({ id, ...person }),
    ({ occasionId }, { recipientId: id }) => ({ id, ...person, occasions: [{ id: occasionId, ...wedding }] }),
    ({ occasionId }, { recipientId: id }) => ({ id, ...person, removedOccasionIds: [occasionId] }),
  ),
  'planning.recipients.remove': addressed(({ recipientId: id }) => ({ id })),
  'planning.recipients.restore': addressed(
    ({ recipientId: id }) => ({ id }),
    ({ deletedRecipientId: id }) => ({ id }),
  ),
  'planning.recipients.bulkAdd': own({
    recipients: [{ name: 'Nora Quill', date: '1990-01-01', occasionType: 'birthday' }],
  }),
  'planning.recipients.setPicture': addressed(({ recipientId: id }) => ({ id, picture: webp })),
  'planning.recipients.removePicture': addressed(({ recipientId: id }) => ({ id })),
  'planning.recipients.addDemoData': own(),
  'planning.recipients.removeDemoData': own(),
  'planning.occasions.list': own(),
  'planning.occasions.upcoming': own(),
  'planning.occasions.create': addressed(
    ({ recipientId }) => ({ recipientId, ...wedding }),
    ({ recipientId }) => ({ recipientId, type: 'mothers_day', country: 'GB' }),
  ),
  'planning.occasions.update': addressed(
    ({ occasionId: id, recipientId }) => ({ id, recipientId, ...wedding }),
    ({ occasionId: id }, { recipientId }) => ({ id, recipientId, ...wedding }),
    ({ recipientId }, { occasionId: id }) => ({ id, recipientId, ...wedding }),
  ),
  'planning.occasions.remove': addressed(({ occasionId: id }) => ({ id })),
  'planning.occasions.restore': addressed(
    ({ occasionId: id }) => ({ id }),
    ({ deletedOccasionId: id }) => ({ id }),
  ),
  'planning.gifts.list': addressed(({ recipientId: id }) => ({ id })),
  'planning.gifts.get': addressed(({ giftId: id }) => ({ id })),
  'planning.gifts.create': addressed(
    ({ recipientId }) => ({ recipientId, title: 'Scarf' }),
    ({ occasionId }, { recipientId }) => ({ recipientId, occasionId, title: 'Scarf' }),
  ),
  'planning.gifts.update': addressed(
    ({ giftId: id }) => ({ id, version: 1, note: 'Taken over' }),
    // The request above has changed the owner's gift.
    (theirs, own) => ({ id: own.giftId, version: theirs === own ? 2 : 1, occasionId: theirs.occasionId }),
  ),
  'planning.gifts.move': addressed(({ giftId: id }) => ({ id, version: 1, state: 'bought' })),
  'planning.gifts.setOutcome': addressed(({ giftId: id }) => ({ id, version: 1, outcome: 'loved' })),
  'planning.gifts.remove': addressed(({ giftId: id }) => ({ id })),
  'planning.gifts.restore': addressed(
    ({ giftId: id }) => ({ id }),
    ({ deletedGiftId: id }) => ({ id }),
  ),
  'planning.gift-plan.get': own(),
  'planning.gift-plan.setRecipientBudget': addressed(({ recipientId: id }) => ({
    id,
    year: 2026,
    amount: 50,
  })),
  'planning.gift-plan.setOccasionBudget': addressed(({ occasionId: id }) => ({ id, amount: 50 })),
  'planning.plan-export.get': inside,
  'planning.recipient-words.set': addressed(({ recipientId: id }) => ({
    ...{ id, kind: 'interests', word: 'chess', isKnown: true },
  })),
  'planning.quick-notes.prepare': own(),
  'planning.quick-notes.file': addressed(({ recipientId }) => ({ recipientId, sentence: 'She loves chess' })),
  'planning.calendar-settings.get': own(),
  'planning.calendar-settings.change': own({ country: 'NO' }),
  'planning.calendar-settings.holidays': own(),
  'planning.calendar-import.extract': own({ calendarData: 'Nora Quill, May 3' }),
  // Only with the secret id of an access to Google.
  'planning.calendar-import.googleExtract': byCode,
  'planning.calendar-import.getScan': addressed(({ scanId }) => ({ scanId })),
  'planning.calendar-import.dropScan': addressed(({ scanId }) => ({ scanId })),
  'planning.calendar-import.listImports': own(),
  'planning.calendar-import.undoImport': addressed(({ importId: id }) => ({ id })),
  'planning.calendar-scan-work.start': inside,
  'planning.wishlists.list': own(),
  'planning.wishlists.get': addressed(({ wishlistId: id }) => ({ id })),
  'planning.wishlists.create': own({ title: 'Wishes' }),
  'planning.wishlists.update': addressed(({ wishlistId: id }) => ({ id, title: 'Taken over' })),
  'planning.wishlists.renewLink': addressed(({ wishlistId: id }) => ({ id })),
  'planning.wishlists.remove': addressed(({ wishlistId: id }) => ({ id })),
  'planning.wishlists.addItem': addressed(({ wishlistId: id }) => ({ id, name: 'Scarf' })),
  'planning.wishlists.updateItem': addressed(({ wishlistItemId: id }) => ({ id, name: 'Taken over' })),
  'planning.wishlists.moveItem': addressed(({ wishlistItemId: id }) => ({ id, beforeId: null })),
  'planning.wishlists.removeItem': addressed(({ wishlistItemId: id }) => ({ id })),
  'planning.wishlist-invitations.list': addressed(({ wishlistId: id }) => ({ id })),
  'planning.wishlist-invitations.invite': addressed(({ wishlistId: id }) => ({
    ...{ id, email: 'bea@example.com', from: 'Mia' },
  })),
  'planning.wishlist-invitations.remove': addressed(({ wishlistId: id, invitationId }) => ({
    ...{ id, invitationId },
  })),
  'planning.public-wishlists.get': byCode,
  'planning.public-wishlists.taken': byCode,
  'planning.public-wishlists.reserve': byCode,
  'planning.reservations.list': own(),
  'planning.reservations.get': byCode,
  'planning.reservations.setState': byCode,
  'planning.reservations.undo': byCode,
  'planning.reservations.addGift': byCode,
  'planning.link-previews.read': own({ url: 'https://shop.invalid/kite' }),
  'planning.link-previews.get': byCode,
  'planning.photos.add': own({ picture: webp }),
  'planning.photo-files.get': inside,
  'planning.reminders.get': byCode,
  'planning.reminders.snooze': byCode,
  'planning.reminders.addGift': byCode,
  'planning.calendar-feed.get': own(),
  'planning.calendar-feed.turnOn': own(),
  'planning.calendar-feed.change': own({ withOrderBy: true }),
  'planning.calendar-feed.turnOff': own(),
  'planning.calendar-feed-file.get': inside,
  'planning.asks.get': addressed(({ recipientId: id }) => ({ id })),
  'planning.asks.start': addressed(({ recipientId: id }) => ({ id, from: 'Mia' })),
  'planning.asks.end': addressed(({ recipientId: id }) => ({ id })),
  'planning.public-asks.get': byCode,
  'planning.public-asks.answer': byCode,
  'planning.recipient-pictures.get': inside,
  'planning.recipient-ownership.check': inside,
  'planning.photo-ownership.check': inside,
  'planning.wishlist-owners.get': inside,
  'planning.invitation-links.check': inside,
};
