import { JobHandler, type Finish, type Runs } from '@giftwell/server-kit';
import type { z } from 'zod';
import { ExportFilesService } from './export-files.service.js';
import { ExportsService, removeExport } from './exports.service.js';

/** Deletes an export after a day. */
@JobHandler(removeExport)
export class RemoveExport implements Runs<typeof removeExport> {
  constructor(
    private readonly exports: ExportsService,
    private readonly files: ExportFilesService,
  ) {}

  async run({ exportId: id, userId }: z.output<typeof removeExport.data>, finish: Finish): Promise<void> {
    await this.files.remove({ id, userId });
    await finish((tx) => this.exports.remove(tx, id));
  }
}
