import { simpleParser, type ParsedMail } from 'mailparser';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails to an address in a folder, in the order of writing. */
export async function mailsTo(address: string, folder: string): Promise<ParsedMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  // The dates in mails are whole seconds.
  const mails = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      return { mail: await simpleParser(await readFile(file)), writtenAt: (await stat(file)).mtimeMs };
    }),
  );
  return mails
    .filter(({ mail: { to } }) => to && !Array.isArray(to) && to.value.some((one) => one.address === address))
    .sort((a, b) => a.writtenAt - b.writtenAt)
    .map(({ mail }) => mail);
}

/** The secret in the link to this page. */
export function tokenIn(mail: ParsedMail, page: string): string {
  const token = new RegExp(`/${page}#([\\w-]{43})`).exec(mail.text ?? '')?.[1];
  if (!token) throw new Error(`There is no link to ${page} in "${mail.subject}"`);
  return token;
}
