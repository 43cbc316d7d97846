import { userRegistered } from './auth/events.js';
import type { AppEvent } from './core/event.js';

/** All events: who says what to whom, on one page. */
export const allEvents: AppEvent[] = [userRegistered];
