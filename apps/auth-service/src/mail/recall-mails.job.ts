import { JobHandler, type Runs } from '@giftwell/server-kit';
import type { z } from 'zod';
import { MailTransport } from './mail-transport.js';
import { recallMails } from './mails.service.js';

@JobHandler(recallMails)
export class RecallMails implements Runs<typeof recallMails> {
  constructor(private readonly transport: MailTransport) {}

  async run({ messageIds }: z.output<typeof recallMails.data>): Promise<void> {
    await this.transport.recall(messageIds);
  }
}
