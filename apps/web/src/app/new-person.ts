import { assignedMax, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { api } from '../shared/api.js';
import { sameName } from '../shared/same-name.js';

const yearly: readonly OccasionType[] = ['birthday', 'anniversary'];
const dayMs = 86_400_000;

/**
 * Keeps the person whom ideas were made for, with the day, and puts the ideas to them. Somebody of that name and
 * relationship who is kept already is taken as they are. Answers with their id.
 */
export async function keepPerson(input: WizardInput, suggestions: readonly Suggestion[]): Promise<number> {
  const recipientId = (await findPerson(input)) ?? (await addPerson(input));
  // Each is worth having without the other.
  await logged('The occasion could not be kept', keepOccasion(input, recipientId));
  const ids = suggestions.flatMap(({ id }) => id ?? []).slice(0, assignedMax);
  if (ids.length > 0)
    await logged('The ideas could not be linked', api.suggestions.assign({ ids, recipientId }));
  return recipientId;
}

/** Nobody waits for what is kept on the side; whoever looks for the reason finds it in the console. */
export const logged = (what: string, work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => console.warn(what, error));

async function findPerson({ recipientName, relationship = 'friend' }: WizardInput): Promise<number | null> {
  const { recipients } = await api.recipients.list({ search: recipientName, limit: 100 });
  const known = recipients.find(
    (each) => each.relationship === relationship && sameName(each.name, recipientName),
  );
  return known?.id ?? null;
}

async function addPerson(input: WizardInput): Promise<number> {
  const { nickname, relationship = 'friend', age, budget, interests, customInterests } = input;
  const { personality, customPersonality, lifestyle, customLifestyle, voiceTranscriptions } = input;
  const { recipient } = await api.recipients.create({
    ...{ name: input.recipientName, nickname, relationship, age, budget, interests, customInterests },
    ...{ personality, customPersonality, lifestyle, customLifestyle, voiceTranscriptions },
  });
  return recipient.id;
}

/** Something else is for this once; a day that nobody told is asked for another time. */
async function keepOccasion(
  { occasion, occasionDate: date, budget }: WizardInput,
  recipientId: number,
): Promise<void> {
  const type = occasion as OccasionType;
  if (!date || type === 'other') return;
  const { occasions } = await api.occasions.list({ recipientId });
  if (occasions.some((each) => each.type === type)) return;
  const recurring = yearly.includes(type);
  // A coming birthday says nothing about the year in which somebody was born.
  const yearKnown = !recurring || Date.parse(date) < Date.now() - 366 * dayMs;
  await api.occasions.create({ recipientId, type, date, yearKnown, recurring, budget });
}
