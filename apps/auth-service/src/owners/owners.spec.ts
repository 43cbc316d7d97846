import { deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import { accountRoutes } from '@giftwell/contracts/auth/auth';
import { exportFileRoutes, exportRoutes } from '@giftwell/contracts/auth/exports';
import type { TestService } from '@giftwell/server-kit/testing';
import { memberPassword, newMember, ownerContext, startAuth } from '../testing/auth.js';

let service: TestService;
// Without jobs, so that no export is collected.
beforeAll(async () => {
  service = await startAuth({ ROLE: 'rpc' });
});
afterAll(() => service.close());

type Proof = { password?: string } & ReturnType<typeof ownerContext>;

/** What asks for the owner, and whether it was done. */
const actions: Record<
  string,
  { act: (id: number | null, proof: Proof) => Promise<unknown>; done: (id: number) => Promise<boolean> }
> = {
  'the deletion of an account': {
    act: (id, proof) => service.client(deletedAccountRoutes, id).delete({ confirmation: 'DELETE', ...proof }),
    done: async (id) =>
      service
        .client(accountRoutes, id)
        .me({})
        .then(
          () => false,
          () => true,
        ),
  },
  'an export': {
    act: (id, proof) => service.client(exportFileRoutes, id).start(proof),
    done: async (id) => (await service.client(exportRoutes, id).latest({})).export !== null,
  },
};

describe.each(Object.entries(actions))('%s', (_name, { act, done }) => {
  it('needs the password, also right after a sign-in', async () => {
    const { id } = await newMember(service);
    const context = ownerContext(service);
    await expect(act(id, { password: 'not it at all', ...context })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    await expect(act(id, context)).rejects.toMatchObject({ kind: 'invalid', code: 'password_required' });
    await expect(act(null, { password: memberPassword, ...context })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(await done(id)).toBe(false);
    await act(id, { password: memberPassword, ...ownerContext(service, 10_000) });
    expect(await done(id)).toBe(true);
  });

  it('needs a recent sign-in to an account without a password', async () => {
    const { id } = await newMember(service);
    await service.db.query('UPDATE users SET "passwordHash" = NULL WHERE id = $1', [id]);
    await expect(act(id, ownerContext(service, 11))).rejects.toMatchObject({ code: 'sign_in_again' });
    await expect(act(id, { password: memberPassword, ...ownerContext(service) })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    expect(await done(id)).toBe(false);
    await act(id, ownerContext(service, 9));
    expect(await done(id)).toBe(true);
  });
});
