import type { Route } from '@giftwell/contracts/core/route';
import { readdir } from 'node:fs/promises';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;

/** All routes declared in this contract's folder, such as `gift-ai/suggestions`, in any file. */
export async function declaredRoutes(contract: string): Promise<Route[]> {
  const folder = new URL('.', import.meta.resolve(`@giftwell/contracts/${contract}`));
  const files = (await readdir(folder)).filter((file) => /^[\w-]+\.js$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, folder).href)) as Record<string, unknown>),
  );
  return modules
    .flatMap((exported) => Object.values(exported))
    .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    .filter(isRoute);
}
