import { z } from 'zod';
import { emailSchema } from '../auth/auth.js';
import { idParam, idSchema, shareCodeSchema } from '../core/ids.js';
import { dollarSum } from '../core/money.js';
import { defineRoutes } from '../core/route.js';
import { calendarDate, instant, line, pictureName, text } from '../core/text.js';
import { normalizeOccasion } from '../gift-ai/vocabulary.js';
import { groupIdeaSchema, ideasOfAGroupPurchase, ideaWithVotesSchema } from './group-ideas.js';
import { amountOf } from './money-input.js';
import { refundLineSchema } from './refund-lines.js';

export const groupPurchasesOfAUser = 100;
export const hiddenFromMax = 10;
/** How many contributions an organizer gets at once. */
export const contributionsOfAPage = 100;

/** The occasions that the creation dialog offers. */
export const groupOccasions = [
  ...(['birthday', 'wedding', 'anniversary', 'graduation'] as const),
  ...(['baby_shower', 'retirement', 'holiday', 'other'] as const),
] as const;

export const groupStatuses = ['active', 'completed', 'expired', 'closed'] as const;
export type GroupStatus = (typeof groupStatuses)[number];

/** `pledges` collects promises first, and asks for money once they cover the goal. */
export const collectingModes = ['money', 'pledges'] as const;
/** What happens if the goal isn't reached: the organizer buys something smaller, pays back, or gives a gift card. */
export const shortfallRules = ['smaller', 'refund', 'gift_card'] as const;
/** The same for contributors, as the end of a sentence. */
export const shortfallTexts: Record<(typeof shortfallRules)[number], string> = {
  smaller: 'the organizer buys something smaller with what’s been collected',
  refund: 'everyone gets a refund',
  gift_card: 'the money is given as a gift card',
};

/**
 * How many days after it ended everyone gets a refund, so that the organizer can still decide, or has time to buy what the
 * rule says.
 */
export const refundDays: Record<(typeof shortfallRules)[number], number> = {
  smaller: 30,
  refund: 7,
  gift_card: 30,
};
/** The organizer is reminded as many days before. */
export const remindDaysBeforeRefunds = 7;

const fields = z.strictObject({
  title: line(100, 'Title is required'),
  description: text(2_000, 1, 'Description is required'),
  targetAmount: amountOf(100, 'Target amount is required'),
  /** It ends with this day in the organizer's time zone. */
  deadline: calendarDate.nullish(),
  recipientName: line(100, 'Recipient name is required'),
  occasionType: z.preprocess(
    (value) => (typeof value === 'string' ? normalizeOccasion(value) : value),
    z.enum(groupOccasions, 'Occasion type is required'),
  ),
  ifShort: z.enum(shortfallRules),
  /** The email addresses of people who must not see it while they are signed in, such as the recipient. */
  hiddenFrom: z.array(emailSchema).max(hiddenFromMax, `At most ${hiddenFromMax} people`),
  picture: pictureName.nullish(),
  /** One of the organizer's recipients; their gift record then has the gift. */
  recipientId: idSchema.nullish(),
});

/** An item of a wishlist of somebody else, by the link of the list. */
export const wishlistItemSchema = z.strictObject({ shareCode: shareCodeSchema, itemId: idSchema });

/** Also used by the forms. */
export const newGroupPurchaseSchema = fields.extend({
  ifShort: fields.shape.ifShort.default('smaller'),
  hiddenFrom: fields.shape.hiddenFrom.default([]),
  collects: z.enum(collectingModes).default('money'),
  /** What the money is for; reserved soon after, if it is still free. */
  wishlistItem: wishlistItemSchema.nullish(),
  /** Ideas for a vote. */
  ideas: z
    .array(groupIdeaSchema)
    .max(ideasOfAGroupPurchase, `At most ${ideasOfAGroupPurchase} ideas`)
    .default([]),
});

/** Also used by the form. The target can't go below what was collected. */
export const groupPurchaseChangesSchema = fields.partial();

/** What everyone with the link sees. */
export const shownGroupSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  targetAmount: dollarSum,
  /** Money received, without what was paid back. */
  currentAmount: dollarSum,
  /** Promised and not paid yet. */
  pledgedAmount: dollarSum,
  /**
   * What a visitor may still pay or promise now: the target minus what is collected, what is promised, and what others
   * are paying at the moment. For the organizer, who may record cash, promises don't count once money is collected.
   */
  remainingAmount: dollarSum,
  status: z.enum(groupStatuses),
  collects: z.enum(collectingModes),
  /** Whether contributions are accepted now; if not, but `acceptsPledges`, promises are. */
  acceptsMoney: z.boolean(),
  acceptsPledges: z.boolean(),
  ifShort: z.enum(shortfallRules),
  deadline: calendarDate.nullable(),
  /** The instant at which it ends. */
  endsAt: instant.nullable(),
  recipientName: z.string(),
  occasionType: z.enum(groupOccasions),
  picture: z.string().nullable(),
  contributorCount: z.int(),
  /** When the organizer said that the gift is bought; it is closed since then. */
  boughtAt: instant.nullable(),
  /** The last day before everyone gets a refund, because it ended before its goal; null if they won't. */
  refundsAfter: calendarDate.nullable(),
  /** The organizer's note of thanks. */
  thanks: z.string().nullable(),
  /** The code of a photo of the gift, shown with the note. */
  thanksPhoto: z.string().nullable(),
  shareCode: shareCodeSchema,
  createdAt: instant,
});
export type ShownGroup = z.infer<typeof shownGroupSchema>;

export const groupPurchaseSchema = shownGroupSchema.extend({
  recipientId: idSchema.nullable(),
  hiddenFrom: z.array(z.string()),
  /** Whether everyone gets their money back. */
  refundsAll: z.boolean(),
});
export type GroupPurchase = z.infer<typeof groupPurchaseSchema>;

/** A change of target, deadline or rule after the first contribution; amounts in dollars, as text. */
export const groupChangeSchema = z.object({
  field: z.enum(['targetAmount', 'deadline', 'ifShort']),
  from: z.string().nullable(),
  to: z.string().nullable(),
  at: instant,
});

export const contributionKinds = ['paypal', 'manual', 'pledge'] as const;
/** `pending`: PayPal hasn't finished it; `pledged`: promised; `reversed`: taken back by the payer's bank. */
export const contributionStates = ['pledged', 'pending', 'completed', 'refunded', 'reversed'] as const;

const ownContributionSchema = z.object({
  id: idSchema,
  kind: z.enum(contributionKinds),
  state: z.enum(contributionStates),
  contributorName: z.string(),
  amount: dollarSum,
  refundedAmount: dollarSum,
  /** The state of its newest refund, unless there is none or it is completed. A failed one may be tried again. */
  refund: z.enum(['pending', 'failed']).nullable(),
  /** Whether other visitors don't see it. */
  hideName: z.boolean(),
  hideAmount: z.boolean(),
  message: z.string().nullable(),
  createdAt: instant,
});
/** A contribution as the organizer sees it. */
export type OwnContribution = z.infer<typeof ownContributionSchema>;

const detailsSchema = z.object({
  groupPurchase: groupPurchaseSchema,
  /** Newest first, at most 100. */
  contributions: z.array(ownContributionSchema),
  contributionsTotal: z.int(),
  ideas: z.array(ideaWithVotesSchema),
  changes: z.array(groupChangeSchema),
});

const one = z.strictObject({ id: idParam });
const answer = z.object({ groupPurchase: groupPurchaseSchema });
const gone = ['group_purchase_not_found'] as const;

/** What was paid back, and what is under way. */
export const refundReportSchema = z.object({
  groupPurchase: groupPurchaseSchema,
  /** At most 1,000 lines, with those first that the organizer gives back. */
  report: z.array(refundLineSchema),
  /** How many contributions the report leaves out. */
  more: z.int(),
});

/** A user's own group gifts. */
export const groupPurchaseRoutes = defineRoutes('payments', 'group-purchases', {
  list: {
    method: 'GET',
    path: '/group-purchases',
    summary: 'List my group gifts, newest first',
    input: z.strictObject({}),
    output: z.object({ groupPurchases: z.array(groupPurchaseSchema) }),
  },
  get: {
    method: 'GET',
    path: '/group-purchases/:id',
    summary: 'Get one of my group gifts with its newest contributions, ideas and changes',
    input: one.extend({
      /** The id of a contribution: only older ones are listed. */
      before: idParam.optional(),
    }),
    output: detailsSchema,
    errors: gone,
  },
  create: {
    method: 'POST',
    path: '/group-purchases',
    summary: 'Start a group gift',
    creates: 'users',
    input: newGroupPurchaseSchema,
    output: answer,
    errors: ['too_many_group_purchases', 'deadline_passed', 'recipient_not_found'],
  },
  update: {
    method: 'PATCH',
    path: '/group-purchases/:id',
    summary: 'Change the given fields of a group gift',
    input: one.extend(groupPurchaseChangesSchema.shape),
    output: answer,
    errors: [
      ...([...gone, 'group_purchase_ended', 'deadline_passed'] as const),
      ...(['target_below_collected', 'recipient_not_found'] as const),
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/group-purchases/:id',
    summary: 'Delete a group gift that holds no money, or whose gift is bought',
    input: one,
    output: z.object({ ok: z.literal(true) }),
    errors: [...gone, 'holds_money'],
  },
  refundOne: {
    method: 'POST',
    path: '/group-purchases/:id/contributions/:contributionId/refund',
    summary: 'Pay back one contribution',
    timeoutMs: 25_000,
    passesClientAddress: true,
    input: one.extend({ contributionId: idParam }),
    output: refundReportSchema,
    errors: [...gone, 'contribution_not_found', 'payments_unavailable'],
  },
  removePledge: {
    method: 'DELETE',
    path: '/group-purchases/:id/contributions/:contributionId',
    summary: 'Remove a pledge that isn’t paid, and tell who made it',
    passesClientAddress: true,
    input: one.extend({ contributionId: idParam }),
    output: answer,
    errors: [...gone, 'contribution_not_found'],
  },
  thank: {
    method: 'POST',
    path: '/group-purchases/:id/thanks',
    summary: 'Thank all contributors on the page and by mail',
    creates: 'users',
    input: one.extend({
      message: text(2_000, 1, 'Write a few words'),
      picture: pictureName.nullish(),
      /** The code of an uploaded photo of the gift; null for none anymore. */
      photo: shareCodeSchema.nullish(),
    }),
    output: answer,
    errors: [...gone, 'photo_not_found'],
  },
  addIdea: {
    method: 'POST',
    path: '/group-purchases/:id/ideas',
    summary: 'Add an idea to the vote',
    creates: 'users',
    input: one.extend(groupIdeaSchema.shape),
    output: z.object({ ideas: z.array(ideaWithVotesSchema) }),
    errors: [...gone, 'too_many_ideas'],
  },
  removeIdea: {
    method: 'DELETE',
    path: '/group-purchases/:id/ideas/:ideaId',
    summary: 'Remove an idea with its votes',
    input: one.extend({ ideaId: idParam }),
    output: z.object({ ideas: z.array(ideaWithVotesSchema) }),
    errors: [...gone, 'idea_not_found'],
  },
  acceptIdea: {
    method: 'POST',
    path: '/group-purchases/:id/ideas/:ideaId/accept',
    summary: 'Make an idea the gift: its title becomes the title, and the vote ends',
    input: one.extend({ ideaId: idParam }),
    output: answer,
    errors: [...gone, 'idea_not_found'],
  },
});
