import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServerStandIn {
  /** The value of SMTP_URL. */
  url: string;
  close(): Promise<void>;
}

/** A mail server that delivers into a folder, each mail as an .eml file. */
export async function startMailServerStandIn(folder: string): Promise<MailServerStandIn> {
  await mkdir(folder, { recursive: true });
  const keep = async (raw: Buffer) => {
    const file = join(folder, randomUUID());
    await writeFile(file, raw);
    await rename(file, `${file}.eml`);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, done) {
      buffer(stream)
        .then(keep)
        .then(() => done(), done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
