import { idSchema } from '@giftwell/contracts/core/ids';
import { instant } from '@giftwell/contracts/core/text';
import { deviceNotificationSchema } from '@giftwell/contracts/auth/notifications';
import { defineJob, Jobs } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { PushDevicesService } from './push-devices.service.js';
import { reminderNotification, type ReminderMail } from './reminder-notification.js';

/** Shows a notification on one browser. A failing push service leads to a new job, with one failure more. */
export const notifyDevice = defineJob({
  name: 'auth.notify-device',
  data: z.object({
    ...{ userId: idSchema, deviceId: idSchema },
    ...{ notification: deviceNotificationSchema, validUntil: instant },
    failures: z.number().int(),
  }),
  attempts: 15,
});

/** Shows reminders on the browsers where their user has turned that on. */
@Injectable()
export class ReminderNotificationsService {
  constructor(
    private readonly devices: PushDevicesService,
    private readonly jobs: Jobs,
  ) {}

  /** Sent once `tx` commits. */
  async request(tx: EntityManager, mail: ReminderMail): Promise<void> {
    const { userId, validUntil } = mail;
    const devices = await this.devices.idsOf(tx, userId);
    if (devices.length === 0) return;
    const notification = reminderNotification(mail);
    await this.jobs.addAll(
      tx,
      notifyDevice,
      devices.map(({ id }) => ({ userId, deviceId: id, notification, validUntil, failures: 0 })),
    );
  }
}
