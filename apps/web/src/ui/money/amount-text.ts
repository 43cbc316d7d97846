import { z } from 'zod';
import { amountProblem, dollarsOf, isAmount } from './dollars.js';

/** The text of a field for an amount, as dollars; `amount` is the schema of the request. */
export const amountText = (amount: z.ZodType<number, number>) =>
  z.string().transform((text, context) => {
    const dollars = dollarsOf(text);
    const problem = isAmount(text) ? amount.safeParse(dollars).error?.issues[0]?.message : amountProblem;
    if (problem === undefined) return dollars!;
    context.addIssue(problem);
    return z.NEVER;
  });
