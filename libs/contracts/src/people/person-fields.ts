import { z } from 'zod';
import { line, optionalLine, text } from '../core/text.js';
import { budgets, relationships } from '../gift-ai/vocabulary.js';

export const maxAge = 120;
/** Maximum length of one voice note, spoken for five minutes or typed. */
export const transcriptionMax = 6_000;
export const voiceNotesMax = 20;

const words = z.array(text(60, 1)).max(50, 'At most 50').default([]);
const freeText = text(2_000).nullish();

/** Everything that can be stored about a person. Forms, stored recipients and note reading derive from it. */
export const personFields = z.strictObject({
  name: line(100, 'Name is required'),
  nickname: optionalLine(100).nullish(),
  relationship: z.enum(relationships, 'Relationship is required'),
  age: z
    .number('Age must be a number')
    .int('Enter the age as a whole number')
    .min(0, 'Age must be at least 0')
    .max(maxAge, 'Age must be at most 120')
    .nullish(),
  interests: words,
  customInterests: freeText,
  personality: words,
  customPersonality: freeText,
  lifestyle: words,
  customLifestyle: freeText,
  budget: z.enum(budgets, 'Please choose a budget'),
  /** All notes so far, in order. */
  voiceTranscriptions: z.array(text(transcriptionMax, 1)).max(voiceNotesMax).default([]),
});

/** The fields that describe a person, with the same names everywhere. */
const descriptionShape = {
  interests: true,
  customInterests: true,
  personality: true,
  customPersonality: true,
  lifestyle: true,
  customLifestyle: true,
} as const;
type DescriptionKey = keyof typeof descriptionShape;
export const descriptionKeys = Object.keys(descriptionShape) as DescriptionKey[];
export const descriptionFields = personFields.pick(descriptionShape);

/** Picks the description of anything that has one. */
export const descriptionOf = <T extends Partial<Record<DescriptionKey, unknown>>>(
  person: T,
): Pick<T, DescriptionKey & keyof T> =>
  Object.fromEntries(descriptionKeys.filter((key) => key in person).map((key) => [key, person[key]])) as Pick<
    T,
    DescriptionKey & keyof T
  >;
