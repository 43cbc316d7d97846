import { createClient } from '@giftwell/contracts/core/client';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meKey } from '../../../data/query-keys.js';

const passwords = createClient(passwordRoutes, { baseUrl: '/api' });

/** Asks for a mail with a link. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (input: RequestInput<typeof passwordRoutes.forgot>) => passwords.forgot(input),
    meta: { ownErrors: true },
  });

/** Chooses a new password by such a link. This browser is signed out then, like all others. */
export const useResetPassword = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof passwordRoutes.reset>) => passwords.reset(input),
    meta: { ownErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meKey }),
  });
};
