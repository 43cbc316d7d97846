import { randomBytes } from 'node:crypto';
import { good, Visitor } from './visitor.ts';
import type { WizardData } from './wizard-data.ts';

export interface Account {
  username: string;
  email: string;
  password: string;
}
export type SignedInVisitor = Visitor & { account: Account };

/** A visitor with a new account, available as `account`. */
export async function signedInVisitor(url: string): Promise<SignedInVisitor> {
  const visitor = new Visitor(url);
  const name = `bench-${randomBytes(6).toString('hex')}`;
  const account = { username: name, email: `${name}@example.com`, password: randomBytes(12).toString('hex') };
  good(await visitor.post('/api/auth/register', account));
  return Object.assign(visitor, { account });
}

/** Generates suggestions for the visitor until there are `count`; returns their ids. */
export async function suggestionsFor(visitor: Visitor, wizardData: () => WizardData, count: number) {
  const ids: number[] = [];
  while (ids.length < count) {
    const { suggestions } = good(
      await visitor.post<{ suggestions: { id: number }[] }>('/api/wizard/generate-suggestions', wizardData()),
    );
    ids.push(...suggestions.map(({ id }) => id));
  }
  return ids.slice(0, count);
}
