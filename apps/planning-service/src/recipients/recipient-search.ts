import { groupOfRelationship, type RecipientGroup } from '@giftwell/contracts/planning/recipient-filter';
import { relationships } from '@giftwell/contracts/gift-ai/vocabulary';
import { searchKey } from '../search-key.js';
import { visibleRecipients } from './recipient-row.js';

interface Wanted {
  search?: string | undefined;
  group?: RecipientGroup | undefined;
  /** Ids in the wanted order; all others follow by name. */
  first?: readonly number[] | undefined;
}

/** Everything searchable besides the name, normalised as in `searchKey`; slugs are also matched as words. */
const interests = `array_to_string(r.interests, E'\\n')`;
const known = `regexp_replace(normalize(lower(concat_ws(E'\\n', ${interests}, translate(${interests}, '_-', '  '),
  r."customInterests", r."customPersonality", r."customLifestyle", array_to_string(r."voiceTranscriptions", E'\\n'))), NFKD),
  '[\\u0300-\\u036f]', '', 'g')`;

/** SQL for the wanted rows with their order, and the values after the first ones. */
export function searchSql({ search, group, first }: Wanted, firstValues: readonly unknown[]) {
  const values = [...firstValues];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const key = searchKey(search);
  const conditions: string[] = [];
  if (key) {
    const wanted = parameter(key);
    conditions.push(`AND (strpos(r."searchKey", ${wanted}) > 0 OR strpos(${known}, ${wanted}) > 0)`);
  }
  if (group) {
    const members = relationships.filter((each) => groupOfRelationship[each] === group);
    conditions.push(`AND r.relationship = ANY(${parameter(members)}::text[])`);
  }
  const mine = [visibleRecipients, ...conditions].join(' ');
  const soonest = first ? `array_position(${parameter(first)}::int[], r.id), ` : '';
  return { mine, order: `${soonest}r."searchKey", r.id`, values };
}
