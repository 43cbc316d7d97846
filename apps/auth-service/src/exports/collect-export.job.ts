import { exportChanged } from '@giftwell/contracts/auth/exports';
import { JobHandler, Pusher, type Finish, type Runs } from '@giftwell/server-kit';
import type { z } from 'zod';
import { MailsService } from '../mail/mails.service.js';
import { ExportArchivesService } from './export-archives.service.js';
import { collectExport, ExportsService } from './exports.service.js';

/** Writes the ZIP file of an export and tells its user. */
@JobHandler(collectExport)
export class CollectExport implements Runs<typeof collectExport> {
  constructor(
    private readonly exports: ExportsService,
    private readonly archives: ExportArchivesService,
    private readonly mails: MailsService,
    private readonly pusher: Pusher,
  ) {}

  async run({ exportId }: z.output<typeof collectExport.data>, finish: Finish): Promise<void> {
    const wanted = await this.exports.working(exportId);
    if (!wanted) return;
    const { id, userId } = wanted;
    const bytes = await this.archives.write(wanted);
    let isKept = true;
    await finish(async (tx) => {
      isKept = await this.exports.finish(tx, wanted, bytes);
      const key = `auth:export-ready:${id}`;
      if (isKept) await this.mails.request(tx, { key, to: { userId }, template: 'export-ready' });
    });
    if (isKept) await this.pusher.toUser(userId, exportChanged, { id });
    else await this.archives.remove(wanted);
  }

  async failed({ exportId: id }: z.output<typeof collectExport.data>): Promise<void> {
    const userId = await this.exports.fail(id);
    if (userId !== null) await this.pusher.toUser(userId, exportChanged, { id });
  }
}
