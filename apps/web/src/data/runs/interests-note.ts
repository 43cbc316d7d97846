import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';

/** The interests as one note, because for a stored person interests alone are enough to ask for ideas. */
export const interestsNote = ({ interests, customInterests }: WizardInput): string =>
  [interests?.join(', '), customInterests].filter(Boolean).join('. ');
