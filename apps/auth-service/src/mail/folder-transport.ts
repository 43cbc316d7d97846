import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailTransport, type OutgoingMail } from './mail-transport.js';
import { messageOf } from './smtp-transport.js';

/** Writes each mail to a folder as an `.eml` file. */
export class FolderTransport extends MailTransport {
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      messageOf(mail, this.from),
    );
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = this.fileOf(mail.messageId);
    // Under another name first, so that nobody reads an incomplete mail. A repeated attempt overwrites the file.
    await writeFile(`${file}.new`, message, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  async deleteCopies(messageIds: readonly string[]): Promise<void> {
    for (const id of messageIds) await rm(this.fileOf(id), { force: true });
  }

  private fileOf(messageId: string): string {
    return join(this.folder, `${messageId.replace(/[^\w-]/g, '')}.eml`);
  }
}
