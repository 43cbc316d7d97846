import { z } from 'zod';
import { text } from '../core/text.js';
import type { Relationship } from '../gift-ai/vocabulary.js';

/** Filters for a list of people; `own` are relationships that the user named. */
export const recipientGroups = ['family', 'friends', 'work', 'own'] as const;
export type RecipientGroup = (typeof recipientGroups)[number];

export const groupOfRelationship: Record<Relationship, RecipientGroup> = {
  family: 'family',
  partner: 'family',
  sibling: 'family',
  parent: 'family',
  child: 'family',
  spouse: 'family',
  friend: 'friends',
  colleague: 'work',
  other: 'own',
};

/** `next`: by the next date; those without one last, by name. */
const recipientSorts = ['name', 'next'] as const;
export type RecipientSort = (typeof recipientSorts)[number];

export const recipientFilter = {
  /** A part of the name, the nickname, an interest or a note. */
  search: text(100).optional(),
  group: z.enum(recipientGroups).optional(),
  sort: z.enum(recipientSorts).default('name'),
};
