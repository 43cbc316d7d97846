import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * The server's reaction to a mail: accept it, answer with this code at this step, or break the connection before the
 * mail is sent, after it is sent, or after it is accepted.
 */
export type Reaction =
  | 'take'
  | { at: 'MAIL' | 'RCPT' | 'DATA'; code: number; says?: string }
  | 'break before it is sent'
  | 'break before it is taken'
  | 'take and break';

export interface MailServerStandIn {
  /** The value of SMTP_URL. */
  url: string;
  /** Number of mails that were started. */
  begun: number;
  /** Returns the reaction for an address. */
  react: (to: string) => Reaction;
  close(): Promise<void>;
}

/** What becomes of an accepted mail. */
type Accept = (raw: Buffer) => Promise<void>;

/** Each mail becomes an .eml file in this folder. */
export async function intoFolder(folder: string): Promise<Accept> {
  await mkdir(folder, { recursive: true });
  return async (raw) => {
    const file = join(folder, randomUUID());
    await writeFile(file, raw);
    await rename(file, `${file}.eml`);
  };
}

const answer = (responseCode: number, says = `Answer ${responseCode}`) =>
  Object.assign(new Error(says), { responseCode });

/** A real SMTP server, which can be told to fail. */
export async function startMailServerStandIn(accept: Accept): Promise<MailServerStandIn> {
  const reactions = new Map<string, Reaction>();
  const cut = (id: string) => {
    for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>)
      if (connection.id === id) connection._socket.destroy();
  };
  const failing = (id: string, at: 'MAIL' | 'RCPT' | 'DATA') => {
    const reaction = reactions.get(id);
    return typeof reaction === 'object' && reaction.at === at ? answer(reaction.code, reaction.says) : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, { id }, done) {
      state.begun += 1;
      const reaction = state.react(address);
      reactions.set(id, reaction);
      if (reaction === 'break before it is sent') return cut(id);
      done(failing(id, 'RCPT') ?? failing(id, 'MAIL'));
    },
    onData(stream, { id }, done) {
      const take = async (raw: Buffer) => {
        const reaction = reactions.get(id);
        if (reaction === 'break before it is taken') return cut(id);
        const refused = failing(id, 'DATA');
        if (refused) return done(refused);
        await accept(raw);
        if (reaction === 'take and break') return cut(id);
        done();
      };
      buffer(stream).then(take).catch(done);
    },
    onClose: ({ id }) => void reactions.delete(id),
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const state: MailServerStandIn = {
    url: `smtp://127.0.0.1:${port}`,
    begun: 0,
    react: () => 'take',
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return state;
}
