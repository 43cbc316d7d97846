import type { RecipientGroup, RecipientSort } from '@giftwell/contracts/planning/recipient-filter';

/** Query keys for answers in documents; in a small file, because every page needs them. */
export const meKey = ['auth', 'me'] as const;
/** Prefix of all keys for planning-service, because one change there affects many answers. */
export const planningKey = ['planning'] as const;
export const recipientsKey = [...planningKey, 'recipients'] as const;
export const upcomingKey = [...planningKey, 'upcoming'] as const;
export const firstDaysKey = [...planningKey, 'first days'] as const;
/** One person with all stored data. */
export const recipientKey = (id: number) => [...planningKey, 'recipient', id] as const;
/** The gift record of a recipient. */
export const giftsKey = (recipientId: number) => [...planningKey, 'gifts', recipientId] as const;
/** The plan of a year, by default of this year. */
export const planKey = (year?: number) => [...planningKey, 'plan', year ?? 'this year'] as const;
export const calendarSettingsKey = ['calendar-settings'] as const;
export const savedKey = ['suggestions', 'saved'] as const;
export const sharedSuggestionKey = (shareCode: string) => ['shared-suggestion', shareCode] as const;

/** Prefix of all keys for the user's wishlists. */
export const wishlistsKey = ['wishlists'] as const;
export const wishlistKey = (id: number) => [...wishlistsKey, id] as const;

/** Prefix of all keys for reservations on wishlists of others. */
export const reservationsKey = ['reservations'] as const;
export const publicWishlistKey = (shareCode: string) => ['public-wishlist', shareCode] as const;

/** Prefix of all keys for the user's own group gifts. */
export const groupPurchasesKey = ['group-purchases'] as const;
export const groupPurchaseKey = (id: number) => [...groupPurchasesKey, id] as const;
/** A group gift by its link. */
export const publicGroupKey = (shareCode: string) => ['public-group', shareCode] as const;
/** A link that asks someone what they like, as they see it. */
export const askKey = (code: string) => ['ask', code] as const;

/** Filters and order of the list of people; empty texts don't filter. */
export interface PeopleFilter {
  search: string;
  group: RecipientGroup | '';
  sort: RecipientSort;
}

/** The list's initial filter. */
export const everyone: PeopleFilter = { search: '', group: '', sort: 'next' };
export const runsKey = ['suggestions', 'runs'] as const;
