/** A mail as it leaves. */
export interface OutgoingMail {
  to: string;
  messageId: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** The mail server refused this address or this mail for good: no further mail goes there. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  constructor(readonly responseCode: number) {
    super(`The mail server answered ${responseCode}`);
  }
}

/** Where mails go. */
export abstract class MailTransport {
  /** Throws AddressRefused for what is final, anything else for what may work later. */
  abstract send(mail: OutgoingMail): Promise<void>;
}
