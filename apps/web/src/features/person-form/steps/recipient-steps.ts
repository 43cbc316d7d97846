import type { FieldErrors } from 'react-hook-form';
import type { RecipientValues } from '../recipient-values.js';

export const recipientSteps = ['basics', 'interests', 'personality', 'occasions', 'details'] as const;
export type RecipientStep = (typeof recipientSteps)[number];

export const stepNames: Record<RecipientStep, string> = {
  basics: 'Basic Info',
  interests: 'Interests',
  personality: 'Personality',
  occasions: 'Occasions',
  details: 'Details',
};

/** The fields of each step, validated before the next one. */
export const fieldsOfStep: Record<RecipientStep, readonly (keyof RecipientValues)[]> = {
  basics: ['name', 'relationship', 'customRelationship'],
  interests: ['interests', 'customInterests'],
  personality: ['personality', 'customPersonality'],
  occasions: ['occasions', 'birthdate', 'country'],
  details: [
    ...(['nickname', 'age', 'birthdate', 'lifestyle', 'customLifestyle'] as const),
    ...(['budget', 'voiceTranscriptions'] as const),
  ],
};

/** The first step with an error, from 0; -1 if there is none. */
export const stepOfError = (errors: FieldErrors<RecipientValues>): number =>
  recipientSteps.findIndex((step) => fieldsOfStep[step].some((field) => errors[field] !== undefined));

/** The question of a step, with the name once it is known. */
export function questionOf(step: RecipientStep, name: string): { title: string; hint: string } {
  const who = name.trim() || 'this person';
  switch (step) {
    case 'basics':
      return { title: 'Who’s this?', hint: 'A name and how you know them is enough to start.' };
    case 'interests':
      return { title: `What does ${who} love?`, hint: 'Pick at least one. Real interests make good gifts.' };
    case 'personality':
      return { title: `What’s ${who} like?`, hint: 'Pick at least one, whatever comes to mind first.' };
    case 'occasions':
      return {
        title: `What do you celebrate with ${who}?`,
        hint: 'We’ll keep track of the dates. You can skip this.',
      };
    case 'details':
      return { title: 'Anything else?', hint: 'All optional, all helpful.' };
  }
}
