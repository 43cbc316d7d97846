import { pageAnswersId, renderedForUser, type PageAnswers } from '@giftwell/contracts/pages/page-answers';
import type { QueryClient } from '@tanstack/react-query';
import {
  askKey,
  calendarSettingsKey,
  everyone,
  giftsKey,
  groupPurchasesKey,
  meKey,
  planKey,
  publicGroupKey,
  publicWishlistKey,
  recipientKey,
  recipientsKey,
  savedKey,
  sharedSuggestionKey,
  upcomingKey,
  wishlistsKey,
} from '../query-keys.js';

type Keep = {
  [K in keyof PageAnswers]: (
    client: QueryClient,
    answer: PageAnswers[K],
    all: Partial<PageAnswers>,
  ) => unknown;
};

/** Query keys for the answers in the document. */
const keep: Keep = {
  session: (client, { user }) => client.setQueryData(meKey, user),
  sharedSuggestion: (client, shared) => client.setQueryData(sharedSuggestionKey(shared.shareCode), shared),
  publicWishlist: (client, list) => client.setQueryData(publicWishlistKey(list.shareCode), list),
  publicGroup: (client, group) => client.setQueryData(publicGroupKey(group.groupPurchase.shareCode), group),
  groupPurchases: (client, { groupPurchases }) => client.setQueryData(groupPurchasesKey, groupPurchases),
  ask: (client, ask) => client.setQueryData(askKey(ask.code), ask),
  recipients: (client, page) =>
    client.setQueryData([...recipientsKey, everyone], { pages: [page], pageParams: [0] }),
  recipient: (client, { recipient }) => client.setQueryData(recipientKey(recipient.id), recipient),
  // Paged lists store whole pages.
  gifts: (client, record, { recipient: answer }) =>
    answer &&
    record.gifts.length >= record.total &&
    client.setQueryData(giftsKey(answer.recipient.id), record),
  plan: (client, plan) => plan.rows.length >= plan.total && client.setQueryData(planKey(), plan),
  upcoming: (client, answer) => client.setQueryData(upcomingKey, answer),
  calendarSettings: (client, settings) => client.setQueryData(calendarSettingsKey, settings),
  wishlists: (client, { wishlists }) => client.setQueryData(wishlistsKey, wishlists),
  saved: (client, { suggestions, total }) =>
    suggestions.length >= total && client.setQueryData(savedKey, suggestions),
};

/** Whether the gateway rendered this document for the user of its session. */
export const isRenderedForUser = (): boolean =>
  document.getElementById(pageAnswersId)?.hasAttribute(renderedForUser) ?? false;

/** The answers that the gateway added to this document; empty in a common document. */
export function readPageAnswers(): Partial<PageAnswers> {
  const text = document.getElementById(pageAnswersId)?.textContent;
  return text ? (JSON.parse(text) as Partial<PageAnswers>) : {};
}

/** Adds the document's answers to the query cache, so that they aren't requested. */
export function keepPageAnswers(client: QueryClient, answers: Partial<PageAnswers>): void {
  for (const name of Object.keys(answers) as (keyof PageAnswers)[]) keepOne(client, name, answers);
}

function keepOne<K extends keyof PageAnswers>(
  client: QueryClient,
  name: K,
  answers: Partial<PageAnswers>,
): void {
  const answer = answers[name];
  if (answer !== undefined) keep[name](client, answer, answers);
}
