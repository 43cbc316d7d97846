import { simpleParser, type ParsedMail } from 'mailparser';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails in a folder that went to an address, in the order in which they were written. */
export async function mailsTo(address: string, folder: string): Promise<ParsedMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (name) => simpleParser(await readFile(join(folder, name)))),
  );
  return mails
    .filter(({ to }) => to && !Array.isArray(to) && to.value.some((one) => one.address === address))
    .sort((a, b) => Number(a.date) - Number(b.date));
}

/** The secret in the link to this page. */
export function tokenIn(mail: ParsedMail, page: string): string {
  const token = new RegExp(`/${page}#([\\w-]{43})`).exec(mail.text ?? '')?.[1];
  if (!token) throw new Error(`There is no link to ${page} in "${mail.subject}"`);
  return token;
}
