import { simpleParser, type ParsedMail } from 'mailparser';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the server does with a mail: takes it, answers with this code at this step, or breaks the connection. */
export type Reaction =
  'take' | { at: 'MAIL' | 'RCPT' | 'DATA'; code: number } | 'break before it is taken' | 'take and break';

export interface MailServer {
  url: string;
  /** What was taken, in order; a mail whose answer was lost is in it as often as it was sent. */
  taken: ParsedMail[];
  /** How many mails were begun. */
  begun: number;
  /** Decides for each mail, by the address that it goes to. */
  react: (to: string) => Reaction;
  close(): Promise<void>;
}

const answer = (responseCode: number) => Object.assign(new Error(`Answer ${responseCode}`), { responseCode });

/** A real SMTP server that fails as it is told. */
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
