type WithZones = Intl.Locale & { getTimeZones?(): string[] | undefined };

let countries: Map<string, string> | undefined;

/** Maps older and newer names of a zone to one. */
const canonical = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** The country of a time zone, if the runtime knows one: DE for Europe/Berlin. */
export function countryOfZone(timeZone: string): string | undefined {
  countries ??= new Map(
    regions().flatMap((region) => zonesOf(region).map((zone) => [zone, region] as const)),
  );
  return countries.get(canonical(timeZone));
}

function regions(): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // Former countries have a newer code.
  return pairs.filter((region) => Intl.getCanonicalLocales(`und-${region}`)[0] === `und-${region}`);
}

/** Already canonical. Formatting with each of them would load their rules, which then keep 10 MB of memory. */
const zonesOf = (region: string) => (new Intl.Locale(`und-${region}`) as WithZones).getTimeZones?.() ?? [];
