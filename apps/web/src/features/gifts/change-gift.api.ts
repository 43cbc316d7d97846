import type { RequestInput } from '@giftwell/contracts/core/route';
import type { Gift, giftRoutes } from '@giftwell/contracts/planning/gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateGifts } from '../../data/planning.js';
import { errorKind } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { looksSame } from './gift-words.js';
import { changedGiftOf, gifts, showGift, shownGift } from './gifts.api.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

interface Details {
  changes: Omit<RequestInput<typeof giftRoutes.update>, 'id'>;
  gift: Gift;
  /** The date of its state, if changed. */
  on: string | null;
}

/** Changes the fields of a gift; the form shows errors. */
export function useChangeGift() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ gift: opened, changes, on }: Details, context) => {
      const { id, state } = opened;
      const latest = shownGift(queryClient, opened) ?? opened;
      // The user's own step of a moment ago, which the dialog shows already, may have raised the version.
      const { version } = looksSame(opened, latest) ? latest : opened;
      const { gift } = await withReauthentication(context, () => gifts.update({ id, ...changes, version }));
      return on ? (await gifts.move({ id, version: gift.version, state, on })).gift : gift;
    },
    // After the steps that are still on their way.
    scope: { id: 'gifts' },
    meta: { ownErrors: true },
    onSuccess: (gift) => {
      showGift(queryClient, gift);
      void invalidateGifts(queryClient);
      toast({ title: 'Gift updated', description: gift.title, durationMs: 3_000 });
    },
    onError: (error) => {
      const now = changedGiftOf(error);
      if (now) showGift(queryClient, now);
      if (errorKind(error) === 'not_found') void invalidateGifts(queryClient);
    },
  });
}
