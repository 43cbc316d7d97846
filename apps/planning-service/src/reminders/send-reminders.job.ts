import { JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import type { z } from 'zod';
import { ReminderMailsService, sendReminders } from './reminder-mails.service.js';

@JobHandler(sendReminders)
export class SendReminders implements Runs<typeof sendReminders> {
  constructor(private readonly mails: ReminderMailsService) {}

  async run({ userId, mailId }: z.output<typeof sendReminders.data>, finish: Finish): Promise<void> {
    const composed = await this.mails.compose(userId, mailId);
    await finish((tx) => this.mails.send(tx, userId, composed));
  }
}
