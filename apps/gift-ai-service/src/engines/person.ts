import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';

/** How a reason speaks of the recipient. */
export interface Person {
  name: string;
  /** `Mia's`, `James's`, `the Millers'`. */
  whose: string;
  /** Two people or a family: verbs follow. */
  several: boolean;
  /** `someone who`, or `people who`. */
  someone: string;
}

export function personOf(wizard: Pick<WizardData, 'recipientName' | 'nickname'>): Person {
  const name = wizard.nickname?.trim() || wizard.recipientName;
  const household = /^the\s.+s$/i.test(name);
  const several = household || /\S\s*(?:&|\+|\band\b)\s*\S/i.test(name);
  return {
    name,
    whose: household ? `${name}'` : `${name}'s`,
    several,
    someone: several ? 'people who' : 'someone who',
  };
}

/** A verb for one and for several, and what follows it. */
export type Predicate = readonly [one: string, several: string, rest: string];

export const said = ([one, several, rest]: Predicate, plural: boolean): string =>
  `${plural ? several : one} ${rest}`;
