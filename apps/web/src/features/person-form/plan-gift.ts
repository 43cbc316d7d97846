import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Occasion, OccasionFields } from '@giftwell/contracts/planning/occasions';
import { descriptionOf } from '@giftwell/contracts/people/person-fields';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openPlan, type GiftPlan } from '../../data/stores/wizard-store.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import { recipientQuery } from '../../data/planning.js';

interface Plan {
  recipientId: number;
  /** By default the recipient's next occasion. */
  occasionId?: number;
}

/** The next occasion first; past ones and those without a date last. */
const bySoonest = (one: Occasion, other: Occasion) =>
  (one.daysLeft ?? Infinity) - (other.daysLeft ?? Infinity) || one.id - other.id;

/** The wizard's name for an occasion that needs one. */
export const customNameOf = (
  occasion: Pick<OccasionFields, 'type' | 'customType' | 'feast'>,
): string | null => (occasion.feast ? occasionName(occasion) : occasion.customType || null);

/** The known answers about a person. */
export function prefillOf(recipient: Recipient, occasionId?: number): GiftPlan['known'] {
  const occasions = recipient.occasions.toSorted(bySoonest);
  const occasion = occasions.find(({ id }) => id === occasionId) ?? occasions[0];
  const type: OccasionType = occasion?.type ?? 'birthday';
  return {
    recipientId: recipient.id,
    recipientName: recipient.name,
    nickname: recipient.nickname,
    relationship: recipient.relationship,
    // The wizard's minimum age is one; an unknown age is left to its default.
    ...(recipient.age !== null && { age: Math.max(1, recipient.age) }),
    occasion: type,
    customType: occasion && customNameOf(occasion),
    occasionDate: occasion?.nextDate,
    ...descriptionOf(recipient),
    budget: occasion?.budget ?? recipient.budget,
    voiceTranscriptions: recipient.voiceTranscriptions,
  };
}

/** Opens the known facts of a recipient, ready to ask for ideas. */
export function usePlanGift() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ recipientId, occasionId }: Plan): Promise<GiftPlan> => {
      const recipient = await queryClient.fetchQuery(recipientQuery(recipientId));
      return {
        known: prefillOf(recipient, occasionId),
        days: recipient.occasions
          .toSorted(bySoonest)
          .map((day) => ({ ...day, customType: customNameOf(day) })),
      };
    },
    onSuccess: openPlan,
  });
}
