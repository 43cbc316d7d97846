import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { descriptionOf } from '@giftwell/contracts/people/person-fields';

/** The person's name, or else their nickname. */
export const calledName = ({ name, nickname }: ExtractedRecipient): string =>
  name?.trim() || nickname?.trim() || '';

/** The input of the engines, with nothing but what the giver said. */
export function inputOf(known: ExtractedRecipient, facts: PersonFacts | null): WizardInput {
  const { age, relationship, occasion, budget, nickname, customType, occasionDate } = known;
  return {
    recipientName: calledName(known),
    nickname: nickname?.trim() || null,
    ...(relationship && { relationship }),
    // The wizard's minimum age is one.
    ...(age !== null && { age: Math.max(1, age) }),
    ...(occasion && { occasion }),
    customType: occasion === 'other' ? customType : null,
    occasionDate: occasion ? occasionDate : null,
    ...(budget && { budget }),
    ...descriptionOf(known),
    voiceTranscriptions: known.voiceTranscriptions,
    ...(facts && { facts }),
  };
}
