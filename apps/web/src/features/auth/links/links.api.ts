import { createClient } from '@giftwell/contracts/core/client';
import { addressRoutes, signUpRoutes } from '@giftwell/contracts/auth/address';
import { notificationRoutes } from '@giftwell/contracts/auth/notifications';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { meKey } from '../../../data/query-keys.js';

const baseUrl = '/api';
const addresses = createClient(addressRoutes, { baseUrl });
const passwords = createClient(passwordRoutes, { baseUrl });
const notifications = createClient(notificationRoutes, { baseUrl });
const signUps = createClient(signUpRoutes, { baseUrl });

/** Requests a mail with a link. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (input: RequestInput<typeof passwordRoutes.forgot>) => passwords.forgot(input),
    meta: { ownErrors: true },
  });

const setPasswordKey = ['set-password'];

/** Requests that mail for the address of the account. Sent once, the link isn't offered again on this page. */
export function useSetPassword() {
  const { mutate: send, isPending: isSending } = useMutation({
    mutationKey: setPasswordKey,
    mutationFn: (input: RequestInput<typeof passwordRoutes.forgot>) => passwords.forgot(input),
  });
  const sent = useMutationState({ filters: { mutationKey: setPasswordKey, status: 'success' } });
  return { send, isSending, isSent: sent.length > 0 };
}

/** Sets a new password with such a link. Signs out this browser, like all others. */
export const useResetPassword = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof passwordRoutes.reset>) => passwords.reset(input),
    meta: { ownErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meKey }),
  });
};

/** Confirms an address with a link. If it is a new address, this browser is signed out, like all others. */
export const useConfirmAddress = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof addressRoutes.confirm>) => addresses.confirm(input),
    meta: { ownErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meKey }),
  });
};

/** Opens an account with a link. */
export const useFinishSignUp = () =>
  useMutation({
    mutationFn: (input: RequestInput<typeof signUpRoutes.finish>) => signUps.finish(input),
    meta: { ownErrors: true },
  });

/** Switches a kind of mail off or on with the link in such a mail. */
export const useMailByLink = () =>
  useMutation({
    mutationFn: (input: RequestInput<typeof notificationRoutes.byLink>) => notifications.byLink(input),
    meta: { ownErrors: true },
  });
