/** The languages in which titles, dates and relations are read. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const forms = [
  { month: 'long' },
  { month: 'short' },
  // Some languages inflect the month next to a day.
  { month: 'long', day: 'numeric' },
] as const;
const alsoWritten: [string, number][] = [
  ['sept', 9],
  ['jänner', 1],
  ['feber', 2],
  ['märz', 3],
  ['mrz', 3],
  ['maerz', 3],
  ['fevrier', 2],
  ['aout', 8],
  ['decembre', 12],
  ['marco', 3],
];

function namesIn(language: string): [string, number][] {
  return forms.flatMap((form) =>
    Array.from({ length: 12 }, (_, index): [string, number] => {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
      const parts = format.formatToParts(Date.UTC(2000, index, 15));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return [name.toLowerCase().replace(/\.$/, ''), index + 1];
    }),
  );
}

/** Month names and their abbreviations in eight languages, in lower case → 1 to 12. */
export const monthNames: ReadonlyMap<string, number> = new Map(
  [...languages.flatMap(namesIn), ...alsoWritten].filter(([name]) => /^\p{L}{3,}$/u.test(name)).reverse(),
);
