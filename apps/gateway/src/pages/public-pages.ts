import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import type { ResponseOutput, Route } from '@giftwell/contracts/core/route';
import {
  sharedSuggestionRoutes,
  someoneSpecial,
  type SharedSuggestion,
} from '@giftwell/contracts/gift-ai/shared-suggestions';
import { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { publicWishlistRoutes, type PublicWishlist } from '@giftwell/contracts/planning/reservations';
import type { PageAnswers } from '@giftwell/contracts/pages/page-answers';
import { publicAskRoutes, type PublicAsk } from '@giftwell/contracts/wishes/asks';
import { z } from 'zod';
import type { PageText } from './page-head.js';

/** A public page whose address holds a secret code. */
export interface PublicPage {
  /** Its document in the build is `server/<name>.html`. */
  name: string;
  path: `/${string}`;
  /** The form of a valid address; others are refused without calling a service. */
  params: z.ZodType<Record<string, string>>;
  /** The name and the route of the one answer that the page shows. */
  answer: keyof PageAnswers;
  route: Route;
  /** Whether money is paid there. */
  takesPayments?: true;
  /** Whether a signed-in visitor may be refused; otherwise it is the same for everyone. */
  perViewer?: true;
  text(answer: object): PageText;
}

/** The types ensure that the route returns the answer that the page shows. */
const page = <R extends Route, N extends keyof PageAnswers>(
  declared: Omit<PublicPage, 'text'> & {
    answer: N;
    route: R & (ResponseOutput<R> extends PageAnswers[N] ? unknown : never);
    text(answer: PageAnswers[N]): PageText;
  },
): PublicPage => ({ ...declared, text: (answer) => declared.text(answer as PageAnswers[N]) });

function sharedIdeaText({ title, recipientName, suggestionData }: SharedSuggestion): PageText {
  const { name, price, description } = suggestionData;
  const whom = recipientName === someoneSpecial ? someoneSpecial.toLowerCase() : recipientName;
  return {
    title: `${title}: ${name}`,
    description: `${price ? `${price}, for` : 'For'} ${whom}. ${description}`,
  };
}

function wishlistText({ title, description, items }: PublicWishlist): PageText {
  const count = items.length === 1 ? '1 gift' : `${items.length} gifts`;
  return { title: `Wishlist: ${title}`, description: `${count} to choose from. ${description ?? ''}`.trim() };
}

/** Says neither what the gift is nor whose: a preview of the link may be seen by the person who gets it. */
const groupText = (): PageText => ({
  title: 'A group gift',
  description: 'You’re invited to chip in for a gift. Open the link to see what it is and who it’s for.',
});

const askText = ({ from, name }: PublicAsk): PageText => ({
  title: `${from} asks: what do you like?`,
  description: `Three quick questions for ${name}, so the next gift fits.`,
});

/** Pages that are sent rendered and with social tags, for crawlers and browsers without scripts. */
export const publicPages: readonly PublicPage[] = [
  page({
    name: 'shared',
    path: '/shared/:shareCode',
    params: z.object({ shareCode: shareCodeSchema }),
    answer: 'sharedSuggestion',
    route: sharedSuggestionRoutes.get,
    text: sharedIdeaText,
  }),
  page({
    name: 'wishlist',
    path: '/wishlist/:shareCode',
    params: z.object({ shareCode: shareCodeSchema }),
    answer: 'publicWishlist',
    route: publicWishlistRoutes.get,
    text: wishlistText,
  }),
  page({
    name: 'group',
    path: '/group/:shareCode',
    params: z.object({ shareCode: shareCodeSchema }),
    answer: 'publicGroup',
    route: publicGroupRoutes.get,
    perViewer: true,
    takesPayments: true,
    text: groupText,
  }),
  page({
    name: 'ask',
    path: '/ask/:code',
    params: z.object({ code: shareCodeSchema }),
    answer: 'ask',
    route: publicAskRoutes.get,
    text: askText,
  }),
];
