import type { RecipientGroup, RecipientSort } from '@giftwell/contracts/planning/recipient-filter';

/** The keys of what a document may bring along; in a file without code, because every page needs them. */
export const meKey = ['auth', 'me'] as const;
/** Begins the key of everything that planning-service answers: a change of one thing there shows in many places. */
export const planningKey = ['planning'] as const;
export const recipientsKey = [...planningKey, 'recipients'] as const;
export const upcomingKey = [...planningKey, 'upcoming'] as const;
/** One person with everything that is kept of them. */
export const recipientKey = (id: number) => [...planningKey, 'recipient', id] as const;
/** The gift record of a recipient. */
export const giftsKey = (recipientId: number) => [...planningKey, 'gifts', recipientId] as const;
/** The plan of a year; of this year where none is given. */
export const planKey = (year?: number) => [...planningKey, 'plan', year ?? 'this year'] as const;
export const calendarSettingsKey = ['calendar-settings'] as const;
export const savedKey = ['suggestions', 'saved'] as const;
export const sharedSuggestionKey = (shareCode: string) => ['shared-suggestion', shareCode] as const;

/** Which people are listed, and how; empty texts narrow nothing down. */
export interface PeopleFilter {
  search: string;
  group: RecipientGroup | '';
  sort: RecipientSort;
}

/** What the list begins with. */
export const everyone: PeopleFilter = { search: '', group: '', sort: 'next' };
export const runsKey = ['suggestions', 'runs'] as const;
