import { accountDeletionRoutes } from '@giftwell/contracts/auth/account-deletion';
import { exportChanged, exportRoutes, ownExportRoutes } from '@giftwell/contracts/auth/exports';
import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { refetchOnPush } from '../../../data/push.js';
import { forgetUser } from '../../../data/use-user.js';
import { toast } from '../../../ui/feedback/toasts.js';

const baseUrl = '/api';
const deletion = createClient(accountDeletionRoutes, { baseUrl });
const exports = createClient(exportRoutes, { baseUrl });
const ownExports = createClient(ownExportRoutes, { baseUrl });

/** A push message may get lost, so the state is also asked for while an export is under way. */
const askEveryMs = 3_000;

export const exportQuery = queryOptions({
  queryKey: ['account', 'export'],
  queryFn: async ({ signal }) => (await exports.latest({}, { signal })).export,
  refetchInterval: ({ state }) => (state.data?.state === 'working' ? askEveryMs : false),
});

export const downloadAddress = (id: string): string =>
  `${baseUrl}${ownExportRoutes.download.path.replace(':id', id)}`;

/** Fetches the state of the export again when it has changed. */
export function useExportNews(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      refetchOnPush(
        exportChanged,
        () => true,
        () => void queryClient.invalidateQueries({ queryKey: exportQuery.queryKey }),
      ),
    [queryClient],
  );
}

/** Starts an export, as the owner of the account. */
export const useStartExport = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof ownExportRoutes.start>) => ownExports.start(input),
    meta: { ownErrors: true },
    onSuccess: ({ export: started }) => queryClient.setQueryData(exportQuery.queryKey, started),
  });
};

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
        title: 'Account deleted',
        description: 'We’ve emailed you a confirmation.',
      });
    },
  });
};
