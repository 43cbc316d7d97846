import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput, ResponseOutput } from '@giftwell/contracts/core/route';
import { quickNoteRoutes } from '@giftwell/contracts/planning/quick-notes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidatePlanning } from '../../data/planning.js';
import { errorKind } from '../../ui/feedback/app-error.js';
import { withReauthentication } from '../../data/session/with-reauthentication.js';

const quickNotes = createClient(quickNoteRoutes, { baseUrl: '/api' });

type Answer = ResponseOutput<typeof quickNoteRoutes.file>;
export type FiledNote = Extract<Answer, { status: 'filed' }>;
export type OpenQuestion = Extract<Answer, { status: 'ask' }>;

/** Lets the server load the note reader while the first note is typed. */
export const usePrepareNotes = (isWriting: boolean) =>
  void useQuery({
    queryKey: ['quick-notes', 'prepare'],
    queryFn: ({ signal }) => quickNotes.prepare({}, { signal }),
    enabled: isWriting,
  });

/** Files a sentence about a person; the form shows errors. */
export function useFileNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof quickNoteRoutes.file>, context) =>
      withReauthentication(context, () => quickNotes.file(input)),
    meta: { ownErrors: true },
    onSuccess: ({ status }) => {
      if (status === 'filed') void invalidatePlanning(queryClient);
    },
    onError: (error) => {
      if (errorKind(error) === 'not_found') void invalidatePlanning(queryClient);
    },
  });
}
