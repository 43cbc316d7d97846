import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';

/** Countries that limit some ideas, with patterns for their names. */
export const countryNames = {
  US: /\b(?:U\.?S\.?A?\b|America\b|American\b|United States\b)/,
  CA: /\bCanad(?:a|ian)\b/i,
  GB: /\b(?:U\.?K\b|Britain\b|British\b|England\b|English\b|Scotland\b|Wales\b|London\b)/,
} as const;
export type IdeaCountry = keyof typeof countryNames;

/** The countries named in the giver's texts. */
export function countriesNamed(facts: PersonFacts): ReadonlySet<IdeaCountry> {
  const { interests, circumstances, wishes, notUnderstood } = facts;
  const said = [
    ...interests.map(({ phrase }) => phrase),
    ...[...interests, ...circumstances, ...wishes].map(({ source }) => source),
    ...notUnderstood,
  ].join(' | ');
  return new Set(
    (Object.keys(countryNames) as IdeaCountry[]).filter((code) => countryNames[code].test(said)),
  );
}
