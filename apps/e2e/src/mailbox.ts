import { expect } from '@playwright/test';
import { simpleParser, type ParsedMail } from 'mailparser';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = process.env['MAIL_FOLDER'] ?? '';

async function find(address: string, subject: string): Promise<ParsedMail | undefined> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  // The folder has the mails of all journeys, and parsing takes most of the time.
  const mails = await Promise.all(
    sources.filter((source) => source.includes(address)).map((source) => simpleParser(source)),
  );
  return mails.find(
    (mail) =>
      mail.subject === subject &&
      [mail.to ?? []].flat().some(({ value }) => value.some((one) => one.address === address)),
  );
}

/** The mail with this subject, once it has arrived. */
export async function mailedTo(address: string, subject: string): Promise<ParsedMail> {
  let mail: ParsedMail | undefined;
  await expect(async () => {
    mail = await find(address, subject);
    expect(mail, `"${subject}" arrives`).toBeDefined();
  }).toPass();
  return mail!;
}

/** The path of the link in the mail with this subject, once it has arrived. */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  const { text } = await mailedTo(address, subject);
  const link = /https?:\/\/\S+#[\w-]+/.exec(text ?? '')?.[0];
  const { pathname, hash } = new URL(link ?? '');
  return pathname + hash;
}
