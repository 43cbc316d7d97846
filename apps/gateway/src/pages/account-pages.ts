import { accountRoutes } from '@giftwell/contracts/auth/auth';
import type { ResponseOutput, Route, RequestInput } from '@giftwell/contracts/core/route';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import type { PageAnswers } from '@giftwell/contracts/pages/page-answers';
import { groupPurchaseRoutes } from '@giftwell/contracts/payments/group-purchases';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { giftRoutes } from '@giftwell/contracts/planning/gifts';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { wishlistRoutes } from '@giftwell/contracts/planning/wishlists';

/** An answer that a page requests when it opens. */
export interface Asked {
  name: keyof PageAnswers;
  route: Route;
  input: object;
}

/** A page that shows data of the signed-in user. */
interface AccountPage {
  /** The id in the path, if there is one, is its only group. */
  path: RegExp;
  /** Name of the document that is sent rendered, `server/<name>.html`; without it the browser renders the answers. */
  rendered?: string;
  asks: (id: number) => readonly Asked[];
}

/** The types ensure that the route returns the answer of that name. */
const ask = <N extends keyof PageAnswers, R extends Route>(
  name: N,
  route: R & (ResponseOutput<R> extends PageAnswers[N] ? unknown : never),
  input: RequestInput<R> & object,
): Asked => ({ name, route, input });

const session = ask('session', accountRoutes.me, {});
const calendarSettings = ask('calendarSettings', calendarSettingsRoutes.get, {});

const personPath = /^\/recipients\/([1-9]\d{0,8})$/;

/** All account pages, with the answers they request; signed-in users get these in the document. */
const accountPages: readonly AccountPage[] = [
  {
    path: /^\/recipients$/,
    rendered: 'recipients',
    asks: () => [
      session,
      calendarSettings,
      ask('recipients', recipientRoutes.list, { offset: 0, sort: 'next' }),
      ask('upcoming', occasionRoutes.upcoming, {}),
    ],
  },
  {
    path: personPath,
    asks: (id) => [
      session,
      calendarSettings,
      ask('recipient', recipientRoutes.get, { id }),
      ask('gifts', giftRoutes.list, { id }),
    ],
  },
  { path: /^\/occasions$/, asks: () => [session, calendarSettings] },
  { path: /^\/plan$/, asks: () => [session, calendarSettings, ask('plan', giftPlanRoutes.get, {})] },
  { path: /^\/wishlists$/, asks: () => [session, ask('wishlists', wishlistRoutes.list, {})] },
  {
    path: /^\/group-purchases$/,
    asks: () => [session, ask('groupPurchases', groupPurchaseRoutes.list, {})],
  },
  {
    path: /^\/saved$/,
    rendered: 'saved',
    asks: () => [session, ask('saved', suggestionRoutes.listSaved, {})],
  },
];

/** What the page at a path requests when it opens; nothing for a page that is the same for everyone. */
export function accountPageAt(path: string): { rendered?: string; asks: readonly Asked[] } | undefined {
  for (const { path: pattern, rendered, asks } of accountPages) {
    const found = pattern.exec(path);
    if (found) return { ...(rendered && { rendered }), asks: asks(Number(found[1])) };
  }
  return undefined;
}

/** The path of the prerendered document of a page: all people have the same one. */
export const documentPathOf = (path: string): string => (personPath.test(path) ? '/recipients/person' : path);
