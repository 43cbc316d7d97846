/** The browser's preferred language in the form that providers use (`en-US`, `de`); null if it sends none. */
export function spokenLanguage(acceptLanguage: string | undefined): string | null {
  const first = (acceptLanguage ?? '').split(',', 1)[0]!.split(';', 1)[0]!.trim();
  const [language = '', ...rest] = first.split('-');
  if (!/^[A-Za-z]{2,3}$/.test(language)) return null;
  // A script may stand between language and country, as in zh-Hans-CN.
  const country = rest.find((part) => /^[A-Za-z]{2}$/.test(part));
  return language.toLowerCase() + (country ? `-${country.toUpperCase()}` : '');
}
