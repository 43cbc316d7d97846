import { exportFileRoutes } from '@giftwell/contracts/auth/exports';
import { notFound } from '@giftwell/contracts/core/error';
import { fakeService } from '@giftwell/server-kit/testing';

/** The export of user 7. */
export const ownExport = '00000000-0000-4000-8000-000000000007';
export const exportParts = ['the first part ', 'the second part ', 'the last part'];

export const FakeExports = fakeService(exportFileRoutes, {
  async part({ id, offset }, { userId }) {
    if (id !== ownExport || userId !== 7)
      throw notFound('export_not_found', 'This file isn’t there any more.');
    const whole = exportParts.join('');
    const part = exportParts.find((one) => whole.indexOf(one) === offset) ?? '';
    return {
      part: Buffer.from(part).toString('base64'),
      bytes: whole.length,
      name: 'giftwell-2026-01-05.zip',
    };
  },
});
