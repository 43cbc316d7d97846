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
  /** The first of the recipient's occasions unless given. */
  occasionId?: number;
}

/** The next occasion first; those that are over or have no date last. */
const bySoonest = (one: Occasion, other: Occasion) =>
  (one.daysLeft ?? Infinity) - (other.daysLeft ?? Infinity) || one.id - other.id;

/** What the wizard calls an occasion that its type does not name. */
export const customNameOf = (
  occasion: Pick<OccasionFields, 'type' | 'customType' | 'feast'>,
): string | null => (occasion.feast ? occasionName(occasion) : occasion.customType || null);

/** What need not be asked any more about somebody. */
export function prefillOf(recipient: Recipient, occasionId?: number): GiftPlan['known'] {
  const occasions = recipient.occasions.toSorted(bySoonest);
  const occasion = occasions.find(({ id }) => id === occasionId) ?? occasions[0];
  const type: OccasionType = occasion?.type ?? 'birthday';
  return {
    recipientId: recipient.id,
    recipientName: recipient.name,
    nickname: recipient.nickname,
    relationship: recipient.relationship,
    // Somebody in their first year is asked for as one year old; an unknown age takes the wizard's own.
    ...(recipient.age !== null && { age: Math.max(1, recipient.age) }),
    occasion: type,
    customType: occasion && customNameOf(occasion),
    occasionDate: occasion?.nextDate,
    ...descriptionOf(recipient),
    budget: occasion?.budget ?? recipient.budget,
    voiceTranscriptions: recipient.voiceTranscriptions,
  };
}

/** Opens what is known of a recipient, ready to ask for ideas. */
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
