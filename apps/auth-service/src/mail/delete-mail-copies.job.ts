import { JobHandler, type Runs } from '@giftwell/server-kit';
import type { z } from 'zod';
import { MailTransport } from './mail-transport.js';
import { deleteMailCopies } from './mails.service.js';

@JobHandler(deleteMailCopies)
export class DeleteMailCopies implements Runs<typeof deleteMailCopies> {
  constructor(private readonly transport: MailTransport) {}

  async run({ messageIds }: z.output<typeof deleteMailCopies.data>): Promise<void> {
    await this.transport.deleteCopies(messageIds);
  }
}
