import { extractedFields, type ExtractedField } from '@giftwell/contracts/gift-ai/voice';
import type { Utterance, Values } from './utterances.ts';

const lists: ExtractedField[] = ['interests', 'personality', 'lifestyle'];
const texts: ExtractedField[] = ['customInterests', 'customPersonality', 'customLifestyle', 'customType'];
const listOf = (value: unknown): unknown[] => (value == null ? [] : [value].flat());
const plain = (value: unknown) => String(value).toLowerCase().replaceAll('’', "'");
const meets: Same = (one, other) => plain(one).includes(plain(other)) || plain(other).includes(plain(one));

/** Counts of values. */
export interface Mark {
  right: number;
  wrong: number;
  missing: number;
  invented: number;
}

interface Fault {
  field: ExtractedField;
  expected: unknown;
  given: unknown;
  wrong: number;
  missing: number;
  invented: number;
  says: string;
}

type Same = (one: unknown, other: unknown) => boolean;

/** Each expected phrase must be found, and no other phrase unless it is allowed. */
function judgeItems(expected: unknown[], allowed: unknown[], given: unknown[], same: Same): Mark {
  const right = expected.filter((one) => given.some((other) => same(other, one)));
  const missing = expected.filter((one) => !right.includes(one));
  const invented = given.filter((one) => ![...expected, ...allowed].some((other) => same(one, other)));
  return { right: right.length, wrong: 0, missing: missing.length, invented: invented.length };
}

function judgeValue(expected: unknown, allowed: unknown[], given: unknown): Mark {
  const mark = { right: 0, wrong: 0, missing: 0, invented: 0 };
  const isAllowed = given != null && allowed.includes(given);
  if (expected == null) return given == null || isAllowed ? mark : { ...mark, invented: 1 };
  if (given == null) return { ...mark, missing: 1 };
  return given === expected || isAllowed ? { ...mark, right: 1 } : { ...mark, wrong: 1 };
}

function judgeField(field: ExtractedField, { expect, may }: Utterance, given: unknown): Mark {
  const allowed = listOf(may[field]);
  if (lists.includes(field))
    return judgeItems(listOf(expect[field]), allowed, listOf(given), (a, b) => a === b);
  if (!texts.includes(field)) return judgeValue(expect[field], allowed, given);
  // A free text contains several phrases.
  const parts =
    typeof given === 'string' ? given.split(field === 'customInterests' ? /[;,]\s+/ : /;\s+/) : [];
  return judgeItems(listOf(expect[field]), allowed, parts, meets);
}

/** Compares each field with the expected values: counts, and the errors as text. */
export function judge(utterance: Utterance, facts: Values) {
  const { expect, says } = utterance;
  const marks: Partial<Record<ExtractedField, Mark>> = {};
  const faults: Fault[] = [];
  for (const field of extractedFields) {
    const given = facts[field];
    const mark = judgeField(field, utterance, given);
    marks[field] = mark;
    const { wrong, missing, invented } = mark;
    if (wrong + missing + invented)
      faults.push({
        field,
        expected: expect[field] ?? null,
        given: given ?? null,
        wrong,
        missing,
        invented,
        says,
      });
  }
  return { marks, faults };
}
