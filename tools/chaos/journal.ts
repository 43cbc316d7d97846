/** What is known of a suggestion, as far as it was confirmed. */
export interface KnownSuggestion {
  userId: number;
  saved: boolean;
  rating: number | null;
  recipientId?: number;
}

/** What is known of a recipient; `null` for what was asked for and not answered. */
export interface KnownRecipient {
  userId: number;
  name: string | null;
  deleted: boolean | null;
  occasions: number;
}

export interface KnownAccount {
  id: number;
  email: string;
  password: string;
}

/** What the driver was told, and what it therefore expects to find in the database at the end. */
export class Journal {
  /** `status` is 0 for a connection that was refused or cut. */
  answers: { at: number; what: string; status: number; ms: number }[] = [];
  /** User id → the account it was told of. */
  registered = new Map<number, KnownAccount>();
  /** Names that were refused; nobody may be called so. */
  refused: string[] = [];
  recipients = new Map<number, KnownRecipient>();
  suggestions = new Map<number, KnownSuggestion>();
  /** Texts that must stand in no log and in no Redis: passwords, cookies, e-mail addresses. */
  secrets = new Set<string>();
  /** Answers that must not be. */
  wrong: { at: number; what: string; text: string }[] = [];

  answered(what: string, status: number, milliseconds: number) {
    this.answers.push({ at: Date.now(), what, status, ms: milliseconds });
  }

  complain(what: string, text: string) {
    this.wrong.push({ at: Date.now(), what, text });
  }

  /** How often each status was seen, most often first. */
  statuses() {
    const counts = new Map<number, number>();
    for (const { status } of this.answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]);
  }
}
