import { callProvider } from '@giftwell/server-kit';
import type { SendMailOptions } from 'nodemailer';
import { AddressRefused, MailTransport, type OutgoingMail } from './mail-transport.js';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** SMTP steps at which a refusal is about the reader or the mail; earlier ones are about our configuration. */
const aboutReader = new Set(['RCPT TO', 'DATA']);

interface SmtpError {
  responseCode?: number;
  command?: string;
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
      const { responseCode = 0, command = '' } = error as SmtpError;
      if (responseCode >= 500 && aboutReader.has(command)) throw new AddressRefused(responseCode);
      throw error;
    } finally {
      transport.close();
    }
  }

  /** A sent mail is with its reader. */
  async recall(): Promise<void> {}
}

/** Converts a mail for nodemailer. */
export function messageOf({ to, ...mail }: OutgoingMail, from: string): SendMailOptions {
  // An object, so that an address is never parsed as a list or a name.
  return { ...mail, from, to: { name: '', address: to }, disableFileAccess: true, disableUrlAccess: true };
}
