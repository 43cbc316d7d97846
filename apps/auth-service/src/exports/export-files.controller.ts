import { exportFileRoutes } from '@giftwell/contracts/auth/exports';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { OwnersService } from '../owners/owners.service.js';
import { ExportFilesService } from './export-files.service.js';
import { ExportsService, noExport } from './exports.service.js';

/** As base64, this fits into a frame of 1,000,000 bytes. */
const partBytes = 600_000;

@Serves(exportFileRoutes)
export class ExportFilesController {
  constructor(
    private readonly exports: ExportsService,
    private readonly owners: OwnersService,
    private readonly files: ExportFilesService,
  ) {}

  async start(proof: HandlerInput<typeof exportFileRoutes.start>, call: UserCall) {
    await this.owners.check(proof, call);
    return { export: await this.exports.start(call) };
  }

  async part({ id, offset }: HandlerInput<typeof exportFileRoutes.part>, { userId }: UserCall) {
    const found = await this.exports.ready(userId, id);
    const part = await this.files.read(found, offset, partBytes);
    if (!part) throw noExport();
    const name = `giftwell-${found.createdAt.toISOString().slice(0, 10)}.zip`;
    return { part: part.toString('base64'), bytes: found.bytes!, name };
  }
}
