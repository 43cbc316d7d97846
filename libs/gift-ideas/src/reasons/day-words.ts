import { type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { GiftBrief } from '../person/gift-request.js';

/** The occasion as a reason names it; personal days begin with the person's name. */
const days: Readonly<Record<OccasionType, (whose: string) => string>> = {
  birthday: (whose) => `${whose} birthday`,
  anniversary: () => 'the anniversary',
  wedding: () => 'the wedding',
  graduation: (whose) => `${whose} graduation`,
  christmas: () => 'Christmas',
  valentines: () => "Valentine's Day",
  mothers_day: () => "Mother's Day",
  fathers_day: () => "Father's Day",
  engagement: () => 'the engagement',
  retirement: (whose) => `${whose} retirement`,
  baby_shower: () => 'the baby shower',
  housewarming: () => 'the new home',
  promotion: () => 'the milestone at work',
  holiday: () => 'the holidays',
  other: () => 'the day',
};

export const dayOf = ({ occasion }: Pick<GiftBrief, 'occasion'>, whose: string): string =>
  days[occasion](whose);
