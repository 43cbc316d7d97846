import type { RequestInput, ResponseOutput } from '@giftwell/contracts/core/route';
import type { NotAdded, recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { isByCalendar } from '@giftwell/contracts/planning/calendar-days';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { invalidatePlanning } from '../../data/planning.js';
import { formatDayOfYear } from '../../ui/fields/dates.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import type { Entry } from './read-lines.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

export type Added = ResponseOutput<typeof recipientRoutes.bulkAdd>;
type Sent = RequestInput<typeof recipientRoutes.bulkAdd>['recipients'][number];

function sentOf(entry: Entry): Sent {
  const { name, relationship, type, customType, feast, day } = entry;
  const who = { name: name.trim(), relationship, occasionType: type };
  if (isByCalendar(entry)) return { ...who, ...(feast && { feast }) };
  return {
    ...{ ...who, date: day.date, yearKnown: day.yearKnown },
    ...(type === 'other' && { customType, recurring: true }),
  };
}

const reasons: Record<NotAdded['reason'], string> = {
  known: 'is already on your list',
  over: 'is in the past',
  other_birthday: 'was left out because you have another birthday for them',
};

/** Why a date was not added, as a sentence. */
export function notAddedText({ name, type, feast, date, reason }: NotAdded): string {
  const occasion = occasionName({ type, feast });
  const day = date ? `${occasion.toLowerCase()} on ${formatDayOfYear(date.slice(5))}` : occasion;
  return `${name}: ${day} ${reasons[reason]}.`;
}

/** Adds people with their dates; existing people get the date. The form shows errors. */
export function useQuickAdd() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entries: readonly Entry[], context) =>
      withReauthentication(context, () => api.recipients.bulkAdd({ recipients: entries.map(sentOf) })),
    meta: { ownErrors: true },
    onSuccess: () => void invalidatePlanning(queryClient),
  });
}
