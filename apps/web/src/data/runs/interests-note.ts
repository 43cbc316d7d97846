import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';

/** The interests as one note: what is known of a kept person is enough for ideas, also where no trait is. */
export const interestsNote = ({ interests, customInterests }: WizardInput): string =>
  [interests?.join(', '), customInterests].filter(Boolean).join('. ');
