import { simpleParser, type ParsedMail } from 'mailparser';

type StandIn = typeof import('../../../../tools/stand-ins/mail-server.js');
type MailServerStandIn = Awaited<ReturnType<StandIn['startMailServerStandIn']>>;
export type Reaction = ReturnType<MailServerStandIn['react']>;

export interface MailServer extends MailServerStandIn {
  /** Accepted mails, in order; a mail whose answer was lost may be in it several times. */
  taken: ParsedMail[];
}

const file = new URL('../../../../tools/stand-ins/mail-server.ts', import.meta.url);

/** A real SMTP server with scripted failures. */
export async function startMailServer(): Promise<MailServer> {
  const { startMailServerStandIn } = (await import(file.href)) as StandIn;
  const server = await startMailServerStandIn(async (raw) => {
    state.taken.push(await simpleParser(raw));
  });
  const state: MailServer = Object.assign(server, { taken: [] });
  return state;
}
