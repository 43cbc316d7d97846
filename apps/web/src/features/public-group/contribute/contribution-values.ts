import { contributorSchema } from '@giftwell/contracts/payments/public-groups';
import { z } from 'zod';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { amountText } from '../../../ui/money/amount-text.js';

/** The values of the fields. */
export interface ContributionValues {
  contributorName: string;
  /** In dollars. */
  amount: string;
  contributorEmail: string;
  message: string;
  hideName: boolean;
  hideAmount: boolean;
}

export const noValues: ContributionValues = {
  ...{ contributorName: '', amount: '', contributorEmail: '', message: '' },
  ...{ hideName: false, hideAmount: false },
};

const { contributorName, amount, contributorEmail, message, hideName, hideAmount } = contributorSchema.shape;
const orNull = (text: string) => text.trim() || null;

/** From the fields to the input of a request. At most `remaining` dollars are accepted; a promise needs an email. */
export const contributionSchema = (remaining: number, isPledge: boolean) =>
  z.object({
    contributorName,
    amount: amountText(amount).refine(
      (dollars) => dollars <= remaining,
      `Maximum contribution needed is ${inDollars(remaining)}`,
    ),
    contributorEmail: z
      .string()
      .transform(orNull)
      .refine((email) => email !== null || !isPledge, 'We need an email to tell you when to pay')
      .pipe(contributorEmail.unwrap()),
    message: z.string().transform(orNull).pipe(message.unwrap()),
    hideName: hideName.unwrap(),
    hideAmount: hideAmount.unwrap(),
  });

export type ContributionInput = z.output<ReturnType<typeof contributionSchema>>;

/** The title of the toast for the first problem. */
export function problemTitle(field: keyof ContributionValues, problem: string): string {
  if (field === 'contributorName') return 'Name Required';
  if (field === 'amount') return problem.startsWith('Maximum') ? 'Amount Too High' : 'Invalid Amount';
  return 'Please check your entries';
}
