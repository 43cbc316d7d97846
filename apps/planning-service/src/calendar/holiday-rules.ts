/**
 * Where `date-holidays` knows no Mother's or Father's Day of a country, and the day is another than in the
 * United States. Rules in the library's own grammar.
 */
export const mothersDays: Record<string, string> = {
  ...each(
    ['AE', 'BH', 'DJ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'LY', 'OM', 'PS', 'QA', 'SA', 'SD', 'SY', 'YE'],
    '03-21',
  ),
  ...each(['DO', 'DZ', 'HT', 'MA', 'MC', 'MG', 'TN'], 'sunday before 06-01'),
  AR: '3rd sunday in October',
  BG: '03-08',
  BY: '10-14',
  ID: '12-22',
  KR: '05-08',
  LU: '2nd sunday in June',
  MK: '03-08',
  PY: '05-15',
  RU: 'sunday before 12-01',
  SI: '03-25',
  TH: '08-12',
};

export const fathersDays: Record<string, string> = {
  ...each(['AD', 'ES', 'HR', 'IT', 'LI', 'PT', 'SM'], '03-19'),
  ...each(['AT', 'BE'], '2nd sunday in June'),
  ...each(['EG', 'JO', 'LB', 'SY'], '06-21'),
  ...each(['IS', 'SE'], '2nd sunday in November'),
  ...each(['FJ', 'NZ', 'PG'], '1st sunday in September'),
  CH: '1st sunday in June',
  DE: 'easter 39',
  DK: '06-05',
  ID: '11-12',
  KR: '05-08',
  LU: '1st sunday in October',
  LV: '2nd sunday in September',
  RO: '2nd sunday in May',
  RU: '3rd sunday in October',
  TH: '12-05',
};

/** In these Mother's Day gives way to Pentecost by a week. */
export const french = ['BL', 'FR', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'];

function each(countries: readonly string[], rule: string): Record<string, string> {
  return Object.fromEntries(countries.map((country) => [country, rule]));
}
