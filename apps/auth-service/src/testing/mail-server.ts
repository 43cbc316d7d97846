import { simpleParser, type ParsedMail } from 'mailparser';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The server's reaction to a mail: accept it, answer with this code at this step, or break the connection. */
export type Reaction =
  'take' | { at: 'MAIL' | 'RCPT' | 'DATA'; code: number } | 'break before it is taken' | 'take and break';

export interface MailServer {
  url: string;
  /** Accepted mails, in order; a mail whose answer was lost may be in it several times. */
  taken: ParsedMail[];
  /** Number of mails that were started. */
  begun: number;
  /** Returns the reaction for an address. */
  react: (to: string) => Reaction;
  close(): Promise<void>;
}

const answer = (responseCode: number) => Object.assign(new Error(`Answer ${responseCode}`), { responseCode });

/** A real SMTP server with scripted failures. */
export async function startMailServer(): Promise<MailServer> {
  const reactions = new Map<string, Reaction>();
  const cut = (id: string) => {
    for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>)
      if (connection.id === id) connection._socket.destroy();
  };
  const failing = (id: string, at: 'MAIL' | 'RCPT' | 'DATA') => {
    const reaction = reactions.get(id);
    return typeof reaction === 'object' && reaction.at === at ? answer(reaction.code) : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, { id }, done) {
      state.begun += 1;
      reactions.set(id, state.react(address));
      done(failing(id, 'RCPT') ?? failing(id, 'MAIL'));
    },
    onData(stream, { id }, done) {
      void buffer(stream).then(async (raw) => {
        const reaction = reactions.get(id);
        if (reaction === 'break before it is taken') return cut(id);
        const refused = failing(id, 'DATA');
        if (refused) return done(refused);
        state.taken.push(await simpleParser(raw));
        if (reaction === 'take and break') return cut(id);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const state: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    begun: 0,
    react: () => 'take',
    close: () => new Promise((closed) => server.close(closed)),
  };
  return state;
}
