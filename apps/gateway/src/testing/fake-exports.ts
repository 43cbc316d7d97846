import { exportFileRoutes } from '@giftwell/contracts/auth/exports';
import { invalid, notFound } from '@giftwell/contracts/core/error';
import { fakeService } from '@giftwell/server-kit/testing';
import { password, type FakeState } from './fake-state.js';
import { userOf } from './fake-user.js';

/** The export of user 7. */
export const ownExport = '00000000-0000-4000-8000-000000000007';
export const exportParts = ['the first part ', 'the second part ', 'the last part'];

export const fakeExports = (state: FakeState) =>
  fakeService(exportFileRoutes, {
    async start(input, call) {
      state.note(input, call);
      state.told.push(['export', call.clientAddress]);
      if (input.password !== password) throw invalid('wrong_password', 'That isn’t your password.');
      const { createdAt } = userOf(call.userId);
      return {
        export: { id: ownExport, state: 'working' as const, createdAt, expiresAt: null, bytes: null },
      };
    },
    async part({ id, offset }, { userId }) {
      if (id !== ownExport || userId !== 7)
        throw notFound('export_not_found', 'This file isn’t there anymore.');
      const whole = exportParts.join('');
      const part = exportParts.find((one) => whole.indexOf(one) === offset) ?? '';
      return {
        part: Buffer.from(part).toString('base64'),
        bytes: whole.length,
        name: 'giftwell-2026-01-05.zip',
      };
    },
  });
