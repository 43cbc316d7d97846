import { userDeleted, userRegistered, userRenamed } from './auth/events.js';
import { mailRequested } from './auth/mail.js';
import type { AppEvent } from './core/event.js';
import { shareChanged, suggestionKept } from './gift-ai/events.js';
import {
  giftChanged,
  recipientDeleted,
  recipientRenamed,
  wishlistSharingChanged,
} from './planning/events.js';
import { groupGiftChanged } from './payments/events.js';

/** All events, with their publishers and subscribers. */
export const allEvents: AppEvent[] = [
  userRegistered,
  userDeleted,
  userRenamed,
  mailRequested,
  shareChanged,
  suggestionKept,
  recipientDeleted,
  recipientRenamed,
  giftChanged,
  wishlistSharingChanged,
  groupGiftChanged,
];
