import { z } from 'zod';
import { emailSchema } from '../auth/auth.js';
import { idParam, idSchema, shareCodeSchema } from '../core/ids.js';
import { dollarSum } from '../core/money.js';
import { defineRoutes } from '../core/route.js';
import { instant, line, text } from '../core/text.js';
import { ideaWithVotesSchema } from './group-ideas.js';
import {
  contributionKinds,
  contributionStates,
  groupChangeSchema,
  shownGroupSchema,
} from './group-purchases.js';
import { contributionAmount } from './money-input.js';

/** Who contributes and what others see of it. */
const contributor = z.strictObject({
  contributorName: line(60, 'Please enter your name to contribute'),
  /** For the receipt and for news; never shown. */
  contributorEmail: emailSchema.nullish(),
  hideName: z.boolean().default(false),
  hideAmount: z.boolean().default(false),
  /** Words for the recipient, which all visitors see. */
  message: text(300).nullish(),
});

/** Also used by the form. */
export const contributorSchema = contributor.extend({ amount: contributionAmount });

/** Also used by the form. */
export const newPledgeSchema = contributorSchema.extend({
  // Needed to say when it's time to pay.
  contributorEmail: emailSchema,
});

const shownContributionSchema = z.object({
  /** Null if it is hidden. */
  contributorName: z.string().nullable(),
  amount: dollarSum.nullable(),
  kind: z.enum(contributionKinds),
  message: z.string().nullable(),
  createdAt: instant,
});
export type ShownContribution = z.infer<typeof shownContributionSchema>;

const publicGroupSchema = z.object({
  groupPurchase: shownGroupSchema,
  /** The name is null if it can't be found at the moment. */
  organizer: z.object({ username: z.string().nullable() }),
  /** Whether payments are possible at all; not if the payment mode is `off`. */
  canPay: z.boolean(),
  /** The newest 200, pledges included. */
  contributions: z.array(shownContributionSchema),
  ideas: z.array(ideaWithVotesSchema),
  changes: z.array(groupChangeSchema),
});
export type PublicGroup = z.infer<typeof publicGroupSchema>;

/** `unpaid`: begun and not paid yet; `unused`: given up, too late or declined, and nothing was charged. */
const myContributionStates = [...contributionStates, 'unpaid', 'unused'] as const;

const ownSchema = z.object({
  /** The secret of the contribution, which its contributor keeps: for votes, and to undo a pledge. */
  code: shareCodeSchema,
  kind: z.enum(contributionKinds),
  state: z.enum(myContributionStates),
  contributorName: z.string(),
  amount: dollarSum,
  refundedAmount: dollarSum,
  createdAt: instant,
});
/** A contribution as its contributor sees it. */
export type MyContribution = z.infer<typeof ownSchema>;

const byCode = z.strictObject({ shareCode: shareCodeSchema });
const noGroup = ['group_purchase_not_found'] as const;
const refusedMoney = ['group_purchase_ended', 'amount_too_high', 'promises_first'] as const;

/** How long guests may get the same answer about a group gift. A constant, because the browser's build has no `cachedMs`. */
export const groupCachedMs = 1_000;

/** A group gift by its link. `get` is the same for all who may see it; only `mine` depends on who asks. */
export const publicGroupRoutes = defineRoutes('payments', 'public-groups', {
  get: {
    method: 'GET',
    path: '/group-purchases/shared/:shareCode',
    summary: 'Get a group gift by its link',
    access: 'public',
    // An open page reads it after each change.
    limit: 'live',
    cachedMs: groupCachedMs,
    input: byCode,
    output: publicGroupSchema,
    errors: noGroup,
  },
  mine: {
    method: 'GET',
    path: '/group-purchases/shared/:shareCode/mine',
    summary: 'Get what a group gift has of the signed-in user: whether it is theirs, and their contributions',
    access: 'public',
    limit: 'share_code',
    input: byCode,
    output: z.object({ isOrganizer: z.boolean(), contributions: z.array(ownSchema) }),
    errors: noGroup,
  },
  /** A repeated call with the same order gives the same answer. */
  contribute: {
    method: 'POST',
    path: '/group-purchases/:id/contribute',
    summary:
      'Get the contribution of a captured order; or, as the organizer, record cash or a transfer (`manual_contribution`)',
    access: 'public',
    limit: 'payments',
    creates: 'anyone',
    passesBrowserId: true,
    passesClientAddress: true,
    input: contributorSchema.extend({
      id: idParam,
      paypalOrderId: text(60).default('manual_contribution'),
    }),
    output: z.object({ contribution: ownSchema }),
    errors: [...noGroup, ...refusedMoney, 'organizer_only', 'order_not_found', 'order_mismatch'],
  },
  pledge: {
    method: 'POST',
    path: '/group-purchases/shared/:shareCode/pledges',
    summary: 'Promise a contribution; it counts as money only once it is paid',
    access: 'public',
    limit: 'payments',
    creates: 'anyone',
    passesClientAddress: true,
    passesBrowserId: true,
    input: byCode.extend(newPledgeSchema.shape),
    output: z.object({ contribution: ownSchema }),
    errors: [...noGroup, 'group_purchase_ended', 'amount_too_high', 'no_pledges', 'too_many_pledges'],
  },
  /** By the secret code of a contribution. */
  contribution: {
    method: 'GET',
    path: '/contributions/:code',
    summary: 'Get a contribution by its secret code',
    access: 'public',
    limit: 'share_code',
    input: z.strictObject({ code: shareCodeSchema }),
    output: z.object({ contribution: ownSchema, shareCode: shareCodeSchema }),
    errors: ['contribution_not_found'],
  },
  undoPledge: {
    method: 'DELETE',
    path: '/contributions/:code',
    summary: 'Take a pledge back',
    access: 'public',
    limit: 'share_code',
    input: z.strictObject({ code: shareCodeSchema }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['contribution_not_found'],
  },
  vote: {
    method: 'POST',
    path: '/contributions/:code/vote',
    summary: 'Vote for an idea as a contributor; a second vote replaces the first',
    access: 'public',
    limit: 'share_code',
    input: z.strictObject({ code: shareCodeSchema, ideaId: idSchema }),
    output: z.object({ ideas: z.array(ideaWithVotesSchema) }),
    errors: ['contribution_not_found', 'idea_not_found'],
  },
});
