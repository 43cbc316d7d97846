import type { mailRequested } from '@giftwell/contracts/auth/mail';
import type { DeviceNotification } from '@giftwell/contracts/auth/notifications';
import type { EventData } from '@giftwell/contracts/core/event';
import { createHash } from 'node:crypto';

export type ReminderMail = Extract<EventData<typeof mailRequested>, { template: 'gift-reminder' }>;

/** Push services limit the length of a topic, and the tag is used as one. */
const tagLength = 32;

/** What a reminder says on a screen that others may see: neither names nor occasions. */
export function reminderNotification({ key, data: { days } }: ReminderMail): DeviceNotification {
  const [only, ...more] = days;
  const isOne = more.length === 0;
  return {
    title: isOne ? 'A date is coming up' : `${days.length} dates are coming up`,
    body: isOne ? 'Tap to see whose, with gift ideas.' : 'Tap to see whose.',
    path: isOne ? `/reminder#${only!.code}` : '/plan',
    tag: createHash('sha256').update(key).digest('base64url').slice(0, tagLength),
  };
}
