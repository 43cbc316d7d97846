import { exportFileRoutes } from '@giftwell/contracts/auth/exports';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { ExportFilesService } from './export-files.service.js';
import { ExportsService, noExport } from './exports.service.js';

/** As base64, this fits into a frame of 1,000,000 bytes. */
const partBytes = 600_000;

@Serves(exportFileRoutes)
export class ExportFilesController {
  constructor(
    private readonly exports: ExportsService,
    private readonly files: ExportFilesService,
  ) {}

  async part({ id, offset }: HandlerInput<typeof exportFileRoutes.part>, { userId }: UserCall) {
    const found = await this.exports.ready(userId, id);
    const part = await this.files.read(found, offset, partBytes);
    if (!part) throw noExport();
    const name = `giftwell-${found.createdAt.toISOString().slice(0, 10)}.zip`;
    return { part: part.toString('base64'), bytes: found.bytes!, name };
  }
}
