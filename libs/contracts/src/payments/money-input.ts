import { z } from 'zod';
import { dollars } from '../core/money.js';

/** A hundred thousand dollars. */
const maxCents = 10_000_000;

/** A positive amount from a form: dollars on the wire, cents inside. */
export const amountOf = (minCents: number, message: string) =>
  z
    .number(message)
    .pipe(dollars)
    .pipe(z.number().int().min(minCents, message).max(maxCents, 'At most $100,000'));

export const contributionAmount = amountOf(1, 'Please enter a valid contribution amount');

/** Only dollars are collected. */
export const currency = 'USD';
