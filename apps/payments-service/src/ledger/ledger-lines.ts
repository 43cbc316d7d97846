/** Where the money is: at the provider, or with the organizer as cash. */
export type Holder = 'provider' | 'cash';

export interface Line {
  account: string;
  cents: number;
}

/** What a group holds for its gift. */
export const groupAccount = (groupPurchaseId: number): string => `group:${groupPurchaseId}`;

const lines = (...all: [string, number][]): Line[] =>
  all.filter(([, cents]) => cents !== 0).map(([account, cents]) => ({ account, cents }));

/** A received contribution: its holder has the net amount, the fee is an expense, the group is owed everything. */
export const receivedLines = (
  groupPurchaseId: number,
  holder: Holder,
  { cents, feeCents }: { cents: number; feeCents: number },
): Line[] => lines([holder, cents - feeCents], ['fees', feeCents], [groupAccount(groupPurchaseId), -cents]);

/** Money that went back to its payer. The provider keeps its fee. */
export const returnedLines = (groupPurchaseId: number, holder: Holder, cents: number): Line[] =>
  lines([groupAccount(groupPurchaseId), cents], [holder, -cents]);
