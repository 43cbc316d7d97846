import { randomBytes } from 'node:crypto';
import { build } from '../build.ts';
import { runningStack } from '../../bootstrap/runs.mjs';
import { openSeedClient } from '../seed/seed-client.ts';
import { seedPeople } from '../seed/seed-people.ts';
import { openSession, publicPort, readEnvFile, withBacking } from '../session.ts';
import { startStack } from '../stack.ts';
import { bold, step } from '../../bootstrap/steps.mjs';
import { data } from '../system/workspace.ts';

/** The part of an API answer that is read. */
interface Named {
  id: string;
}

/** Registers an account through the public API and fills it as a user would. */
async function seed(url: string) {
  const api = openSeedClient(url);
  const account = {
    username: `Maya ${randomBytes(2).toString('hex')}`,
    email: `maya.${randomBytes(4).toString('hex')}@example.com`,
    password: randomBytes(12).toString('base64url'),
    timeZone: 'America/New_York',
  };
  await step('Maya opens an account', () => api.post('/auth/register', account));
  for (const { rating, saves, person, ...wishes } of seedPeople) {
    await step(`Ideas for ${wishes.recipientName}`, async () => {
      const { recipientName: name, relationship, interests, customInterests, personality, budget } = wishes;
      const told = { name, relationship, interests, customInterests, personality, budget };
      const { recipient } = await api.post<{ recipient: Named }>('/recipients', { ...told, ...person });
      const wizard = { ...wishes, recipientId: recipient.id };
      const { suggestions } = await api.post<{ suggestions: Named[] }>(
        '/wizard/generate-suggestions',
        wizard,
      );
      for (const { id } of suggestions.slice(0, saves)) {
        await api.post(`/suggestions/${id}/rate`, { rating });
        await api.post(`/suggestions/${id}/save`, {});
      }
      return `${suggestions.length} ideas for ${wishes.recipientName}, ${saves} of them rated and saved`;
    });
  }
  console.log(
    `\n  Sign in at ${bold(url)}\n    e-mail    ${account.email}\n    password  ${account.password}\n`,
  );
}

/** `npm run seed`: a demo account in the running stack, or in one that is started only for this. */
export default async function seedCommand(signal: AbortSignal) {
  readEnvFile();
  const running = runningStack(data)?.url;
  if (running) {
    await seed(running);
    return 0;
  }
  const port = await publicPort();
  const session = openSession('seed', signal);
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const building = step('Build', () => build(session));
  return withBacking(session, building, async (backing) => {
    const env = { NODE_ENV: 'production' };
    const stack = await startStack({ ...session, backing, database: backing.name, port, publicUrl, env });
    try {
      await seed(publicUrl);
      console.log('  Type npm start to look at it.\n');
      return 0;
    } finally {
      await stack.stop();
    }
  });
}
