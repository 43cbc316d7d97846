/** A rendered mail. */
export interface OutgoingMail {
  to: string;
  messageId: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** The mail server refused this mail for good; others may reach the address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(responseCode: number) {
    super(`The mail server answered ${responseCode}`);
  }
}

/** The mail server says that this address can't get mail: no further mail goes there. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  constructor(readonly responseCode: number) {
    super(`The mail server answered ${responseCode}`);
  }
}

/** Sends mails. */
export abstract class MailTransport {
  /** Throws AddressRefused or MailRefused for a final refusal, anything else if a retry may work. */
  abstract send(mail: OutgoingMail): Promise<void>;

  /** Deletes the copies of sent mails that are still here, by their Message-IDs. */
  abstract deleteCopies(messageIds: readonly string[]): Promise<void>;
}
