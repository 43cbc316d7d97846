import { JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import { ReminderMailsService, sendReminders, type ReminderMailJob } from './reminder-mails.service.js';

@JobHandler(sendReminders)
export class SendReminders implements Runs<typeof sendReminders> {
  constructor(private readonly mails: ReminderMailsService) {}

  async run(job: ReminderMailJob, finish: Finish): Promise<void> {
    const composed = await this.mails.compose(job);
    await finish((tx) => this.mails.send(tx, job.userId, composed));
  }
}
