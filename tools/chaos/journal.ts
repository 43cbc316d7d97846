/** The confirmed state of a suggestion. */
export interface KnownSuggestion {
  userId: number;
  saved: boolean;
  rating: number | null;
  recipientId?: number;
}

/** The confirmed state of a recipient; `null` for requests without an answer. */
export interface KnownRecipient {
  userId: number;
  name: string | null;
  deleted: boolean | null;
  occasions: number;
  /** When a change was last sent, in ms since 1970. */
  changedAt: number;
}

export interface KnownAccount {
  id: number;
  email: string;
  password: string;
}

/** The answers that the driver got, and the resulting expectations for the database. */
export class Journal {
  /** `status` is 0 for a connection that was refused or closed. */
  answers: { at: number; what: string; status: number; ms: number }[] = [];
  /** User id → account. */
  registered = new Map<number, KnownAccount>();
  /** Refused names, which nobody may have. */
  refused: string[] = [];
  recipients = new Map<number, KnownRecipient>();
  suggestions = new Map<number, KnownSuggestion>();
  /** Texts that no log and no Redis key may contain: passwords, cookies, email addresses. */
  secrets = new Set<string>();
  /** Answers that must not occur. */
  wrong: { at: number; what: string; text: string }[] = [];

  answered(what: string, status: number, milliseconds: number) {
    this.answers.push({ at: Date.now(), what, status, ms: milliseconds });
  }

  complain(what: string, text: string) {
    this.wrong.push({ at: Date.now(), what, text });
  }

  /** What was confirmed until now; later answers don't change it. */
  copy(): Journal {
    const copy = new Journal();
    copy.registered = new Map(this.registered);
    copy.refused = [...this.refused];
    copy.suggestions = new Map([...this.suggestions].map(([id, known]) => [id, { ...known }]));
    copy.recipients = new Map([...this.recipients].map(([id, known]) => [id, { ...known }]));
    return copy;
  }

  /** Forgets the state of recipients that `later` saw changed since this time. */
  forgetChangedSince(time: number, later: Journal) {
    for (const [id, known] of this.recipients)
      if ((later.recipients.get(id)?.changedAt ?? 0) >= time)
        Object.assign(known, { name: null, deleted: null });
  }

  /** How often each status occurred, most frequent first. */
  statuses() {
    const counts = new Map<number, number>();
    for (const { status } of this.answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]);
  }
}
