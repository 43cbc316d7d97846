import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../data/api.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { dropSaved, readSaved, useSaved } from '../../../data/stores/saved-suggestions.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { counted } from '../../../ui/text/counted.js';
import { batches, packIdeas } from './kept-ideas.js';
import { savedQuery } from '../saved.api.js';

/** The number of ideas that can be imported, and the import. */
export function useImportSaved() {
  const queryClient = useQueryClient();
  const inBrowser = useSaved();
  const count = useMemo(() => packIdeas(inBrowser).length, [inBrowser]);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      let imported = 0;
      // The newest last, so that it is listed first.
      for (const batch of batches(packIdeas(readSaved())).toReversed()) {
        const answer = await api.suggestions.importKept({ suggestions: batch.map(({ idea }) => idea) });
        imported += answer.imported;
        // Removes only imported ideas from this browser, not those saved in the meantime.
        dropSaved(batch.map(({ key }) => key));
      }
      return imported;
    },
    meta: { ownErrors: true },
    onSuccess: (imported) =>
      toast({
        title: 'Your ideas are in your account',
        description:
          imported === 0
            ? 'Your account already had all of them.'
            : `${counted(imported, 'idea is', 'ideas are')} in your account now, on every device.`,
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Your ideas couldn’t be added',
        description: `${errorMessage(error, 'Please try again.')} They’re still in this browser.`,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedQuery.queryKey }),
  });
  return { count, importSaved: () => mutate(), isPending };
}
