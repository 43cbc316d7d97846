import { exportRoutes } from '@giftwell/contracts/auth/exports';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { ExportsService } from './exports.service.js';

@Serves(exportRoutes)
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  async latest(_: object, { userId }: UserCall) {
    return { export: await this.exports.latest(userId) };
  }
}
