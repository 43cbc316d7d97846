import { cleanLine } from '@giftwell/contracts/core/text';
import {
  extractedRecipientSchema,
  type ExtractedField,
  type ExtractedSource,
} from '@giftwell/contracts/gift-ai/voice';
import { noFacts, type NoteReading } from './note-reading.js';
import { meantOf, type Finding } from '../text/findings.js';
import type { Note } from '../text/note.js';

const factsSchema = extractedRecipientSchema.omit({ voiceTranscriptions: true });
const lists = new Set<ExtractedField>(['interests', 'personality', 'lifestyle']);
const phrases = new Set<ExtractedField>(['customInterests', 'customPersonality', 'customLifestyle']);
const lines = new Set<ExtractedField>(['name', 'nickname', 'customType']);
/** Maximum of items that one note adds to a list. */
const maxItems = 20;
const maxTextLength = 2_000;

/** Separator between two phrases of a free text. Likes read as a list; a dislike must end before the next begins. */
export const joinerOf = (field: ExtractedField): string => (field === 'customInterests' ? ', ' : '; ');

/** Turns findings into facts with sources. A field with one value gets the most likely finding. */
export function collectFacts(
  note: Note,
  found: readonly Finding[],
  fields: readonly ExtractedField[],
): NoteReading {
  const facts: Record<string, unknown> = noFacts();
  const sources: ExtractedSource[] = [];
  const against = new Set(found.flatMap((finding) => finding.against ?? []));
  for (const field of fields) {
    const taken = takenFor(field, note, found).filter(
      ({ value }) => field !== 'interests' || !against.has(value as never),
    );
    const values = taken.map(({ value }) => (lines.has(field) ? cleanLine(String(value), 100) : value));
    for (const [at, value] of values.entries())
      sources.push({ field, value: String(value), words: note.said(taken[at]!) });
    if (values.length > 0) facts[field] = factOf(field, values);
  }
  const occasion =
    facts['occasion'] === 'other' ? sources.find(({ field }) => field === 'occasion') : undefined;
  if (occasion) {
    const customType = cleanLine(occasion.words, 100);
    facts['customType'] = customType;
    sources.push({ field: 'customType', value: customType, words: occasion.words });
  }
  return { facts: factsSchema.parse(facts), sources, against: [...against] };
}

/** All findings for a list or a free text, else the most likely one. */
function takenFor(field: ExtractedField, note: Note, found: readonly Finding[]): Finding[] {
  const ofField = found.filter((finding) => finding.field === field);
  if (lists.has(field) || phrases.has(field)) return distinct(ofField);
  return [meantOf(note, ofField)].filter((finding) => !!finding);
}

function factOf(field: ExtractedField, values: (string | number)[]): unknown {
  if (lists.has(field)) return values;
  return phrases.has(field) ? textOf(field, values) : values[0];
}

function distinct(found: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  const inOrder = [...found].sort((a, b) => a.from - b.from);
  const first = inOrder.filter(({ value }) => {
    const key = String(value).toLowerCase();
    return !seen.has(key) && !!seen.add(key);
  });
  return first.slice(0, maxItems);
}

function textOf(field: ExtractedField, values: readonly (string | number)[]): string {
  let text = '';
  for (const value of values) {
    const longer = text ? `${text}${joinerOf(field)}${value}` : String(value);
    if (longer.length > maxTextLength) break;
    text = longer;
  }
  return text;
}
