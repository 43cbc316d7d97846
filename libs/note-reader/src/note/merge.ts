import type { ExtractedField, ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';
import { transcriptionMax, voiceNotesMax } from '@giftwell/contracts/people/person-fields';
import { joinerOf } from './collect-facts.js';
import type { Facts, NoteReading } from './note-reading.js';

const maxTextLength = 2_000;
const maxWords = 50;

/** Merges the facts of a further note: new values replace old ones, lists are united, nothing else is lost. */
export function mergedFacts(before: ExtractedRecipient, { facts, against }: NoteReading): Facts {
  const occasion = facts.occasion ?? before.occasion;
  const isOther = facts.occasion !== null && facts.occasion !== before.occasion;
  return {
    name: facts.name ?? before.name,
    nickname: facts.nickname ?? before.nickname,
    age: facts.age ?? before.age,
    relationship: facts.relationship ?? before.relationship,
    occasion,
    customType: occasion === 'other' ? (facts.customType ?? before.customType) : null,
    // A birthday's date does not apply to Christmas.
    occasionDate: facts.occasionDate ?? (isOther ? null : before.occasionDate),
    budget: facts.budget ?? before.budget,
    interests: united(
      before.interests.filter((one) => !(against as string[]).includes(one)),
      facts.interests,
    ),
    customInterests: unitedText('customInterests', before.customInterests, facts.customInterests),
    personality: united(before.personality, facts.personality),
    customPersonality: unitedText('customPersonality', before.customPersonality, facts.customPersonality),
    lifestyle: united(before.lifestyle, facts.lifestyle),
    customLifestyle: unitedText('customLifestyle', before.customLifestyle, facts.customLifestyle),
  };
}

/** All notes in order, without repeats. Beyond the limit the oldest are dropped. */
export function notesWith(earlier: readonly string[], note: string): string[] {
  return [...earlier.filter((one) => one !== note), note.slice(0, transcriptionMax)].slice(-voiceNotesMax);
}

const united = (before: readonly string[], more: readonly string[]) =>
  [...new Set([...before, ...more])].slice(0, maxWords);

/** Appends phrases that are not there yet. */
function unitedText(field: ExtractedField, before: string | null, more: string | null): string | null {
  if (!before || !more) return before || more;
  const joiner = joinerOf(field);
  let text = before;
  for (const phrase of more.split(joiner)) {
    const isKnown = text.toLowerCase().includes(phrase.toLowerCase());
    const longer = `${text}${joiner}${phrase}`;
    if (!isKnown && longer.length <= maxTextLength) text = longer;
  }
  return text;
}
