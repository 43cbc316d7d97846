import { accountRoutes } from '@giftwell/contracts/auth/auth';
import type { ResponseOutput, Route, RequestInput } from '@giftwell/contracts/core/route';
import { suggestionRoutes } from '@giftwell/contracts/gift-ai/suggestions';
import type { PageAnswers } from '@giftwell/contracts/pages/page-answers';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';

/** An answer that a page requests when it opens. */
interface Asked {
  name: keyof PageAnswers;
  route: Route;
  input: object;
}

/** A page that shows data of the signed-in user. */
export interface AccountPage {
  path: `/${string}`;
  asks: readonly Asked[];
}

/** The types ensure that the route returns the answer of that name. */
const ask = <N extends keyof PageAnswers, R extends Route>(
  name: N,
  route: R & (ResponseOutput<R> extends PageAnswers[N] ? unknown : never),
  input: RequestInput<R> & object,
): Asked => ({ name, route, input });

const session = ask('session', accountRoutes.me, {});
const calendarSettings = ask('calendarSettings', calendarSettingsRoutes.get, {});

/** All account pages, with the answers they request; signed-in users get these in the document. */
export const accountPages: readonly AccountPage[] = [
  {
    path: '/recipients',
    asks: [
      session,
      calendarSettings,
      ask('recipients', recipientRoutes.list, { offset: 0, sort: 'next' }),
      ask('upcoming', occasionRoutes.upcoming, {}),
    ],
  },
  { path: '/occasions', asks: [session, calendarSettings] },
  { path: '/saved', asks: [session, ask('saved', suggestionRoutes.listSaved, {})] },
];
