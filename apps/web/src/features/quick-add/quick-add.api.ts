import type { RequestInput, ResponseOutput } from '@giftwell/contracts/core/route';
import type { NotAdded, recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { invalidatePlanning } from '../../data/planning.js';
import { formatDayOfYear } from '../../ui/fields/dates.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import type { Entry } from './read-lines.js';

export type Added = ResponseOutput<typeof recipientRoutes.bulkAdd>;
type Sent = RequestInput<typeof recipientRoutes.bulkAdd>['recipients'][number];

const sentOf = ({ name, relationship, type, customType, day }: Entry): Sent => ({
  name: name.trim(),
  relationship,
  occasionType: type,
  date: day.date,
  yearKnown: day.yearKnown,
  ...(type === 'other' && { customType, recurring: true }),
});

const reasons: Record<NotAdded['reason'], string> = {
  known: 'is already there',
  over: 'is in the past',
  other_birthday: 'was left out because you have another birthday for them',
};

/** Why a date was not added, as a sentence. */
export const notAddedText = ({ name, type, date, reason }: NotAdded): string =>
  `${name}: ${occasionName({ type }).toLowerCase()} on ${formatDayOfYear(date.slice(5))} ${reasons[reason]}.`;

/** Adds people with their dates; existing people get the date. The form shows errors. */
export function useQuickAdd() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entries: readonly Entry[]) => api.recipients.bulkAdd({ recipients: entries.map(sentOf) }),
    meta: { ownErrors: true },
    onSuccess: () => void invalidatePlanning(queryClient),
  });
}
