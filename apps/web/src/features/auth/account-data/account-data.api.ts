import { accountDeletionRoutes } from '@giftwell/contracts/auth/account-deletion';
import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { forgetUser } from '../../../data/use-user.js';
import { toast } from '../../../ui/feedback/toasts.js';

const deletion = createClient(accountDeletionRoutes, { baseUrl: '/api' });

/** Deletes the account, then shows the first page as to a guest. */
export const useDeleteAccount = (homePath: string) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: RequestInput<typeof accountDeletionRoutes.delete>) => deletion.delete(input),
    meta: { ownErrors: true },
    onSuccess: async () => {
      await navigate(homePath, { replace: true });
      await forgetUser(queryClient);
      toast({
        title: 'Your account is deleted',
        description: 'Everything in it is gone, and an email confirms it. Take care!',
      });
    },
  });
};
