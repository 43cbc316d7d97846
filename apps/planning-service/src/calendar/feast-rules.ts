import type { Feast } from '@giftwell/contracts/planning/calendar-days';
import { own, type OwnRules } from './holiday-rules.js';

const everywhere = (usual: string): OwnRules => ({ usual, rules: [] });

/** Rules for feasts, except Diwali, which has a table. */
export const feastRules: Record<Exclude<Feast, 'diwali'> | 'valentines', OwnRules> = {
  valentines: everywhere('02-14'),
  easter: everywhere('easter'),
  orthodox_easter: everywhere('orthodox'),
  womens_day: everywhere('03-08'),
  // The evening of the first candle, when gifts begin.
  hanukkah: everywhere('24 Kislev'),
  // The Umm al-Qura calendar; where the moon is sighted it may be a day later.
  eid_al_fitr: everywhere('1 Shawwal'),
  eid_al_adha: everywhere('10 Dhu al-Hijjah'),
  thanksgiving: {
    usual: '4th thursday in November',
    rules: [
      own('2nd monday in October', 'CA', 'Proclamation of the Governor General of Canada of 1957'),
      own('1st sunday in October', 'AT CH DE LI', 'custom: Erntedankfest'),
      own('1st monday in October', 'LC', 'Public Holidays Act of Saint Lucia'),
      own('10-25', 'GD', 'Bank Holidays Act of Grenada'),
      own('1st thursday in November', 'LR', 'Act of the legislature of Liberia of 1883'),
      own(
        'wednesday before 12-01',
        'NF',
        'Public Holidays of Norfolk Island: the last Wednesday of November',
      ),
    ],
  },
  lunar_new_year: {
    usual: 'chinese 01-0-01',
    rules: [
      own('korean 01-0-01', 'KP KR', 'the same calendar, counted at the meridian of Korea'),
      own('vietnamese 1-0-1', 'VN', 'the same calendar, counted at the meridian of Hanoi'),
    ],
  },
  nowruz: {
    usual: '1 Farvardin',
    rules: [
      own('03-20', 'AZ', 'Labor Code of Azerbaijan, article 105: begins on 20 March'),
      own('03-21', 'IQ KG TJ TM TR UZ', 'law on public holidays of each country'),
      own('03-21', 'KZ', 'Law of Kazakhstan on Holidays: begins on 21 March'),
      own('03-22', 'AL', 'Law 7651 of Albania: Sultan Nowruz'),
    ],
  },
  st_nicholas: {
    usual: '12-06',
    rules: [
      own('12-05', 'AW BQ CW NL SR SX', "custom: Sinterklaas, on the eve of St Nicholas' Day"),
      own('12-19', 'BA BY GE MD ME MK RS RU', '6 December of the Julian calendar'),
    ],
  },
  epiphany: {
    usual: '01-06',
    rules: [own('01-19', 'BY ER ET GE MD ME MK RS RU', '6 January of the Julian calendar')],
  },
};
