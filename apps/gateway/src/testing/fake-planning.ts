import { notFound } from '@giftwell/contracts/core/error';
import { calendarFeedFileRoutes } from '@giftwell/contracts/dates/calendar-feed';
import { planExportRoutes } from '@giftwell/contracts/planning/gift-plan';
import { recipientPictureRoutes } from '@giftwell/contracts/planning/recipient-access';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { photoFileRoutes } from '@giftwell/contracts/wishes/photos';
import { calendarScanWorkRoutes } from '@giftwell/contracts/calendar/calendar-import';
import { fakeService } from '@giftwell/server-kit/testing';
import type { FakeState } from './fake-state.js';

/** Long enough to notice a lost byte. */
export const fakePicture = Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 31) % 256));

export const fakePhotoCode = 'photo'.padEnd(22, '0');

const FakeRecipients = fakeService(recipientRoutes, {
  async setPicture({ id, picture }) {
    return { profilePicture: `/api/recipients/${id}/picture?v=${picture.length}` };
  },
  async bulkAdd({ recipients }) {
    const added = recipients.map(({ name }, at) => ({ id: at + 1, name }));
    return { added: added.length, recipients: added, notAdded: [] };
  },
});

/** One photo. */
const fakePhotos = (state: FakeState) =>
  fakeService(photoFileRoutes, {
    async get(input, call) {
      state.note(input, call);
      if (input.code !== fakePhotoCode) throw notFound('photo_not_found', 'That photo is gone');
      return { mediaType: 'image/webp' as const, picture: fakePicture.toString('base64') };
    },
  });
/** The scans that were started. */
export const startedScans: { fileKey: string; userId: number | null }[] = [];

const FakeScans = fakeService(calendarScanWorkRoutes, {
  async start({ fileKey }, { userId }) {
    startedScans.push({ fileKey, userId });
    return {
      ...{ scanId: 'a'.repeat(22), source: 'file' as const, state: 'waiting' as const, progress: 0 },
      ...{ failure: null, occasions: [], counts: null, isDateOrderOpen: false },
    };
  },
});

/** Recipient 7 has a picture, recipient 8 has none; no others exist. */
const fakePictures = (state: FakeState) =>
  fakeService(recipientPictureRoutes, {
    async get({ id }, call) {
      state.note({ id }, call);
      if (id === 8) throw notFound('picture_not_found', 'There is no picture');
      if (id !== 7) throw notFound('recipient_not_found', 'There is no such recipient');
      return { mediaType: 'image/webp' as const, picture: fakePicture.toString('base64') };
    },
  });

/** The gifts of 2026, or of the requested year, in three parts. */
const fakePlanExport = (state: FakeState) =>
  fakeService(planExportRoutes, {
    async get({ year = 2026, offset }, call) {
      state.note({ year, offset }, call);
      return { year, csv: `Part ${offset}\r\n`, nextOffset: offset < 2 ? offset + 1 : null };
    },
  });

export const fakeCalendarCode = 'calendar'.padEnd(22, '0');
export const fakeCalendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';

/** One calendar feed. */
const FakeCalendar = fakeService(calendarFeedFileRoutes, {
  async get({ code }) {
    if (code !== fakeCalendarCode) throw notFound('calendar_feed_not_found', 'This calendar is turned off');
    return { calendar: fakeCalendar };
  },
});

/** The routes of planning-service. */
export const fakePlanning = (state: FakeState) => [
  FakeRecipients,
  FakeCalendar,
  FakeScans,
  fakePictures(state),
  fakePhotos(state),
  fakePlanExport(state),
];
