/** What the driver was told, and what it therefore expects to find in the database at the end. */
export class Journal {
  /** Every answer as `{ at, what, status, ms }`; `status` is 0 for a connection that was refused or cut. */
  answers = [];
  /** User id → the account it was told of. */
  registered = new Map();
  /** Names that were refused; nobody may be called so. */
  refused = [];
  /** Recipient id → `{ userId, name, deleted }`; `null` for what was asked for and not answered. */
  recipients = new Map();
  /** Suggestion id → `{ userId, saved, rating, recipientId }` as far as it was confirmed. */
  suggestions = new Map();
  /** Texts that must stand in no log and in no Redis: passwords, cookies, e-mail addresses. */
  secrets = new Set();
  /** `{ at, what, text }` of answers that must not be. */
  wrong = [];

  answered(what, status, milliseconds) {
    this.answers.push({ at: Date.now(), what, status, ms: milliseconds });
  }

  complain(what, text) {
    this.wrong.push({ at: Date.now(), what, text });
  }

  /** How often each status was seen, most often first. */
  statuses() {
    const counts = new Map();
    for (const { status } of this.answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]);
  }
}
