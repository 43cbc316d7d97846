import { callProvider } from '@giftwell/server-kit';
import type { SendMailOptions } from 'nodemailer';
import { AddressRefused, MailRefused, MailTransport, type OutgoingMail } from './mail-transport.js';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** SMTP steps at which a refusal is about the reader or the mail; earlier ones are about our configuration. */
const aboutReader = new Set(['RCPT TO', 'DATA']);

/** Answers at RCPT that say that there is no such address; a full mailbox (552) or a policy (5.7) may change. */
const noSuchAddress = [550, 551, 553];
const otherStatus = /\b5\.(?!1\.)\d{1,3}\.\d{1,3}\b/;

interface SmtpError {
  responseCode?: number;
  command?: string;
  /** The answer's text, often with an enhanced status code (RFC 3463), such as `550 5.1.1 No such user`. */
  response?: string;
}

/** Sends by SMTP, with one connection for each mail. The package is loaded with the first one. */
export class SmtpTransport extends MailTransport {
  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: this.url, ...timeouts });
    try {
      await callProvider('mail', () => transport.sendMail(messageOf(mail, this.from)));
    } catch (error) {
      throw refusalIn(error as SmtpError) ?? error;
    } finally {
      transport.close();
    }
  }

  /** A sent mail is with its reader. */
  async deleteCopies(): Promise<void> {}
}

/** Null if a retry may work. */
function refusalIn({ responseCode = 0, command = '', response = '' }: SmtpError) {
  if (responseCode < 500 || !aboutReader.has(command)) return null;
  const isAddress =
    command === 'RCPT TO' && noSuchAddress.includes(responseCode) && !otherStatus.test(response);
  return isAddress ? new AddressRefused(responseCode) : new MailRefused(responseCode);
}

/** Converts a mail for nodemailer. */
export function messageOf({ to, ...mail }: OutgoingMail, from: string): SendMailOptions {
  // An object, so that an address is never parsed as a list or a name.
  return { ...mail, from, to: { name: '', address: to }, disableFileAccess: true, disableUrlAccess: true };
}
