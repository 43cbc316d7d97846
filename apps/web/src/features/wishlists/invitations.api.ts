import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { wishlistInvitationRoutes } from '@giftwell/contracts/planning/wishlist-invitations';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { wishlistKey } from '../../data/query-keys.js';
import { toast } from '../../ui/feedback/toasts.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

const client = createClient(wishlistInvitationRoutes, { baseUrl: '/api' });

/** Who is invited to a list. */
export const invitationsQuery = (wishlistId: number) =>
  queryOptions({
    queryKey: [...wishlistKey(wishlistId), 'invitations'],
    queryFn: async ({ signal }) => (await client.list({ id: wishlistId }, { signal })).invitations,
  });

export function useInvite(wishlistId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Omit<RequestInput<typeof wishlistInvitationRoutes.invite>, 'id'>, context) =>
      (await withReauthentication(context, () => client.invite({ id: wishlistId, ...input }))).invitations,
    meta: { ownErrors: true },
    onSuccess: (invited, { email }) => {
      queries.setQueryData(invitationsQuery(wishlistId).queryKey, invited);
      toast({ title: 'Invitation sent', description: email, durationMs: 3_000 });
    },
  });
}

export function useEndInvitation(wishlistId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: number) => client.remove({ id: wishlistId, invitationId }),
    // The photos have other addresses now, too.
    onSettled: () => queries.invalidateQueries({ queryKey: wishlistKey(wishlistId) }),
  });
}
