import { assignedMax, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { descriptionOf } from '@giftwell/contracts/people/person-fields';
import { api } from '../../data/api.js';
import { toast } from '../../ui/feedback/toasts.js';

/**
 * Saves the recipient of ideas with the occasion, and links the ideas to it. Returns the recipient's id, or null after
 * a failure, which the user was told about.
 */
export async function keepPerson(
  input: WizardInput,
  suggestions: readonly Suggestion[],
): Promise<number | null> {
  const recipientId = await personOf(input);
  const ids = suggestions.flatMap(({ id }) => id ?? []).slice(0, assignedMax);
  if (recipientId !== null && ids.length > 0)
    await logged('Could not link the ideas', api.suggestions.assign({ ids, recipientId }));
  return recipientId;
}

/** Background saves must not disturb the user, so errors go to the console. */
export const logged = (what: string, work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => console.warn(what, error));

async function personOf(input: WizardInput): Promise<number | null> {
  const { nickname, relationship = 'friend', age, budget, voiceTranscriptions } = input;
  const { occasion: type, occasionDate: date } = input;
  try {
    const { recipient } = await api.recipients.findOrCreate({
      ...{ name: input.recipientName, nickname, relationship, age, budget, voiceTranscriptions },
      ...descriptionOf(input),
      occasion: type ? { type, date, budget } : null,
    });
    return recipient.id;
  } catch (error) {
    console.warn('Could not save the person', error);
    toast({ variant: 'destructive', title: 'Failed to create recipient', description: 'Please try again' });
    return null;
  }
}
