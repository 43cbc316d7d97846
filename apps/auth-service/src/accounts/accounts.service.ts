import type { User } from '@giftwell/contracts/auth/auth';
import type { GoogleIdentity } from '@giftwell/contracts/auth/google';
import { conflict, unauthenticated } from '@giftwell/contracts/core/error';
import type { UserId } from '@giftwell/contracts/core/ids';
import { Clock, REDIS, userKeys, violatedUnique, type UserCall } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { Raw, Repository, type EntityManager } from 'typeorm';
import { PushDeviceEntity } from '../web-push/push-device.entity.js';
import { RenamesService } from './renames.service.js';
import { timeZoneOrUtc } from './time-zone.js';
import { UserEntity } from './user.entity.js';
import { numbered, usernameKey } from './username-key.js';

export type Account = UserEntity;
export type NewAccount = Pick<Account, 'username' | 'email' | 'passwordHash' | 'createdAt'> & {
  phoneNumber?: string | null | undefined;
  timeZone?: string | undefined;
  google?: Pick<GoogleIdentity, 'issuer' | 'subject' | 'email'>;
};

const usernameTaken = () => conflict('username_taken', 'That username is taken. Please choose another.');
const emailTaken = () => conflict('email_taken', 'That email address can’t be used. Please choose another.');
const googleTaken = () => conflict('google_taken', 'That Google account already has a Giftwell account');
/** The error for a violated constraint. */
const takenErrors = new Map([
  ['users_username_unique', usernameTaken],
  ['users_email_unique', emailTaken],
  ['users_google_unique', googleTaken],
]);

const signInOf = (google: NewAccount['google']): Partial<Account> => ({
  authProvider: google ? 'google' : 'email',
  googleIssuer: google?.issuer ?? null,
  googleId: google?.subject ?? null,
  googleEmail: google?.email ?? null,
});

/** An account as its owner and the other apps see it. */
export const toUser = ({ createdAt, ...user }: Account): User => ({
  id: user.id,
  username: user.username,
  email: user.email,
  phoneNumber: user.phoneNumber,
  profilePicture: user.profilePicture,
  authProvider: user.authProvider,
  timeZone: user.timeZone,
  createdAt: createdAt.toISOString(),
});

@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly clock: Clock,
    private readonly renames: RenamesService,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** The signed-in user; null if the account of a session no longer exists. */
  async get(id: UserId): Promise<Account> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw unauthenticated();
    return user;
  }

  /** Null where the account no longer exists. */
  find(id: number): Promise<Account | null> {
    return this.users.findOneBy({ id });
  }

  /** Waits for other changes of the account, and holds them up; null if it no longer exists. */
  lock(tx: EntityManager, id: number): Promise<Account | null> {
    return tx.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Called once a second for every active user. */
  async sessionEpoch(id: UserId): Promise<number> {
    const [user] = await this.users.query<{ sessionEpoch: number }[]>(
      'SELECT "sessionEpoch" FROM users WHERE id = $1',
      [id],
    );
    if (!user) throw unauthenticated();
    return user.sessionEpoch;
  }

  /**
   * Makes a raised session epoch count at once; the gateway remembers the last one for a second. For the time after the
   * commit. Without Redis, the sessions end that second later.
   */
  async endSessionsNow(id: number): Promise<void> {
    await this.redis.del(userKeys.sessionEpoch + id).catch(() => undefined);
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.users.findOneBy({
      email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
    });
  }

  /** Whether another name that reads the same is in use. */
  isUsernameTaken(username: string): Promise<boolean> {
    return this.users.existsBy({ usernameKey: usernameKey(username) });
  }

  /** The wanted name, or one with a number if another account has a name that reads the same. */
  async freeUsername(wanted: string): Promise<string> {
    return (await this.isUsernameTaken(wanted)) ? numbered(wanted) : wanted;
  }

  /** Throws for a name that another account has, or that reads the same. */
  async rename(tx: EntityManager, call: UserCall, username: string): Promise<void> {
    try {
      await tx.update(UserEntity, { id: call.userId }, { username, usernameKey: usernameKey(username) });
    } catch (error) {
      throw violatedUnique(error) === 'users_username_unique' ? usernameTaken() : error;
    }
    await this.renames.note(tx, call, username);
  }

  /** Ends all sessions and notifications on devices, and returns the old address. Throws for one that another account has got meanwhile. */
  async changeAddress(tx: EntityManager, id: number, email: string): Promise<string> {
    const [{ email: before }] = await tx.query<[Account]>(
      'SELECT email FROM users WHERE id = $1 FOR UPDATE',
      [id],
    );
    try {
      await tx.query(
        `UPDATE users SET email = $2, "emailConfirmedAt" = $3, "sessionEpoch" = "sessionEpoch" + 1 WHERE id = $1`,
        [id, email, this.clock.now()],
      );
      await tx.delete(PushDeviceEntity, { userId: id });
      return before;
    } catch (error) {
      throw violatedUnique(error) === 'users_email_unique' ? emailTaken() : error;
    }
  }

  /** Throws for a taken username or email address, also if two requests race. */
  async create(tx: EntityManager, { google, ...user }: NewAccount): Promise<Account> {
    const row = tx.create(UserEntity, {
      ...user,
      usernameKey: usernameKey(user.username),
      phoneNumber: user.phoneNumber || null,
      timeZone: timeZoneOrUtc(user.timeZone),
      ...signInOf(google),
      profilePicture: null,
      emailConfirmedAt: null,
    });
    try {
      await tx.insert(UserEntity, row);
    } catch (error) {
      throw takenErrors.get(violatedUnique(error) ?? '')?.() ?? error;
    }
    return row;
  }

  /** Whoever used a link in a mail has the address of the account. */
  async confirmAddress(tx: EntityManager, id: number): Promise<void> {
    await tx.query('UPDATE users SET "emailConfirmedAt" = coalesce("emailConfirmedAt", $2) WHERE id = $1', [
      id,
      this.clock.now(),
    ]);
  }

  /** Removes all ways to sign in except the password, of the person who opened an account with another person's address. */
  async dropOtherSignIns(tx: EntityManager, id: number): Promise<void> {
    await tx.update(UserEntity, { id }, { googleIssuer: null, googleId: null, googleEmail: null });
    await tx.query('DELETE FROM passkeys WHERE "userId" = $1', [id]);
  }

  /** Ends all sessions; answers the new session epoch. */
  async changePassword(tx: EntityManager, id: number, passwordHash: string): Promise<number> {
    const [[row]] = await tx.query<[[{ sessionEpoch: number }]]>(
      `UPDATE users SET "passwordHash" = $2, "sessionEpoch" = "sessionEpoch" + 1
       WHERE id = $1 RETURNING "sessionEpoch"`,
      [id, passwordHash],
    );
    return row.sessionEpoch;
  }

  /** Stores a stronger hash of the same password, unless the password was changed meanwhile. */
  async replaceHash({ id, passwordHash }: Account, stronger: string): Promise<void> {
    await this.users.update({ id, passwordHash: passwordHash! }, { passwordHash: stronger });
  }
}
