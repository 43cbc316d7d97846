import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import type { HandlerInput } from '@giftwell/contracts/core/route';
import { Clock } from '@giftwell/server-kit';
import { testService, type TestService } from '@giftwell/server-kit/testing';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppModule } from '../app.module.js';
import { configSchema } from '../config.js';
import { database } from '../data-source.js';

/** Mails go to an empty folder that is removed at the end of the process, unless `env` says otherwise. */
export function startAuth(env: Record<string, string> = {}): Promise<TestService> {
  for (const file of readdirSync(mailFolder)) rmSync(join(mailFolder, file));
  members = 0;
  return testService({
    ...{ service: 'auth', config: configSchema, database, module: AppModule.register },
    env: {
      TOKEN_KEY: 'b'.repeat(64),
      WEB_PUSH_KEY: 'c'.repeat(64),
      MAIL_FOLDER: mailFolder,
      PUBLIC_URL: 'https://giftwell.example',
      ...env,
    },
  });
}

export const mailFolder = mkdtempSync(join(tmpdir(), 'giftwell-mail-'));
process.once('exit', () => rmSync(mailFolder, { recursive: true, force: true }));

type Verify = Omit<HandlerInput<typeof credentialRoutes.verify>, 'from' | 'device'>;
type Register = Omit<HandlerInput<typeof credentialRoutes.register>, 'from'>;

/** The calls of a visitor from this address, with a known or an unknown browser. */
export function visitor(service: TestService, from = '192.0.2.1', device: string | null = null) {
  const { verify, register } = service.client(credentialRoutes, null, undefined, from);
  return {
    verify: (input: Verify) => verify({ ...input, from, device }),
    /** Where no mail server is set up. */
    async register(input: Register) {
      const opened = await register({ ...input, from });
      if (!opened) throw new Error('The account is opened by a link in a mail');
      return opened;
    },
    signUp: (input: Register) => register({ ...input, from }),
  };
}

export const memberPassword = 'tulips and tea';
let members = 0;

/** A new account with `memberPassword`, opened from an address of its own. */
export async function newMember(service: TestService) {
  members += 1;
  const account = { username: `Member ${members}`, email: `member${members}@example.com` };
  const opened = await visitor(service, `192.0.2.${members}`).register({
    ...account,
    password: memberPassword,
  });
  return opened.user;
}

/** For routes that ask for the owner: the caller's address, and a sign-in of some minutes ago. */
export const ownerContext = (service: TestService, minutesAgo = 0) => ({
  from: '192.0.2.1',
  signedInAt: new Date(service.get(Clock).now().getTime() - minutesAgo * 60_000).toISOString(),
});
