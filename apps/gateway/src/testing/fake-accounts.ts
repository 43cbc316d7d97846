import { deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import { auditRoutes } from '@giftwell/contracts/auth/audit';
import { accountRoutes, credentialRoutes } from '@giftwell/contracts/auth/auth';
import { passkeyAccountRoutes } from '@giftwell/contracts/auth/passkeys';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import { profileChangeRoutes } from '@giftwell/contracts/auth/profile';
import { conflict, invalid, notFound, unauthenticated } from '@giftwell/contracts/core/error';
import { fakeService } from '@giftwell/server-kit/testing';
import { fakeExports } from './fake-exports.js';
import { FakeGoogle } from './fake-google.js';
import { FakePreferences } from './fake-preferences.js';
import { password, type FakeState } from './fake-state.js';
import { userOf } from './fake-user.js';

const wrongPassword = () => invalid('wrong_password', 'That isn’t your password.');

const fakeAccount = (state: FakeState) =>
  fakeService(accountRoutes, {
    async me(_input, call) {
      state.note({}, call);
      state.told.push(['me', call.clientAddress]);
      return { user: userOf(call.userId) };
    },
  });

/** `user7@example.com` is user 7; all have the same password. */
const fakeCredentials = (state: FakeState) =>
  fakeService(credentialRoutes, {
    async verify(input, call) {
      state.note(input, call);
      state.told.push(['verify', call.clientAddress]);
      const { email, password: given } = input;
      const id = Number(/^user(\d+)@/.exec(email)?.[1] ?? 0);
      if (!id || given !== password)
        throw unauthenticated('wrong_credentials', 'Email or password isn’t right.');
      return { user: userOf(id), sessionEpoch: state.epochOf(id) };
    },
    async register({ email }, { clientAddress }) {
      state.told.push(['register', clientAddress]);
      if (email.startsWith('user'))
        throw conflict('email_taken', 'That email address can’t be used. Please choose another.');
      if (email.startsWith('later')) return null;
      state.registered += 1;
      return { user: userOf(1_000, email), sessionEpoch: 0 };
    },
    async changePassword({ currentPassword }, { userId, clientAddress }) {
      state.told.push(['change password', clientAddress]);
      if (currentPassword !== password) throw wrongPassword();
      return { user: userOf(userId), sessionEpoch: state.raiseEpoch(userId) };
    },
    async epoch(_input, { userId }) {
      state.epochsAsked += 1;
      if (state.deleted.has(userId)) throw notFound('user_not_found', 'There is no such user');
      return { sessionEpoch: state.epochOf(userId) };
    },
  });

/** A new password raises the user's session epoch. */
const fakeProfile = (state: FakeState) =>
  fakeService(profileChangeRoutes, {
    async change({ username, newPassword }, { userId, clientAddress }) {
      state.told.push(['change profile', clientAddress]);
      const user = { ...userOf(userId), ...(username !== undefined && { username }) };
      return { user, sessionEpoch: newPassword === undefined ? null : state.raiseEpoch(userId) };
    },
  });

/** Deletes users whose password is `password`, by noting their ids. */
const fakeDeletion = (state: FakeState) =>
  fakeService(deletedAccountRoutes, {
    async delete(input, { userId, clientAddress }) {
      state.told.push(['delete', clientAddress]);
      if (input.password !== password) throw wrongPassword();
      state.deleted.add(userId);
      return { ok: true as const };
    },
  });

const fakeAudit = (state: FakeState) =>
  fakeService(auditRoutes, {
    async note(entry, { userId, clientAddress }) {
      state.told.push([entry.action, clientAddress]);
      state.audited.push({ ...entry, actor: userId });
      return { ok: true as const };
    },
  });

/** `passkey-of-7` is a passkey of user 7; all others are refused. */
const fakePasskeys = (state: FakeState) =>
  fakeService(passkeyAccountRoutes, {
    async verify({ assertion }, { clientAddress }) {
      state.told.push(['passkey', clientAddress]);
      if (assertion.id !== 'passkey-of-7') throw invalid('passkey_refused', 'That passkey didn’t work here.');
      return { user: userOf(7), sessionEpoch: 0 };
    },
  });

/** No link is valid. */
const fakeResets = (state: FakeState) =>
  fakeService(passwordRoutes, {
    async forgot(_input, { clientAddress }) {
      state.told.push(['forgot', clientAddress]);
      return { ok: true as const };
    },
    async reset(_input, { clientAddress }) {
      state.told.push(['reset', clientAddress]);
      throw invalid('link_expired', 'This link has been used');
    },
  });

/** The routes of auth-service. */
export const fakeAccounts = (state: FakeState) => [
  fakeAccount(state),
  fakeCredentials(state),
  fakeProfile(state),
  fakeDeletion(state),
  fakeAudit(state),
  fakePasskeys(state),
  fakeResets(state),
  FakeGoogle,
  FakePreferences,
  fakeExports(state),
];
