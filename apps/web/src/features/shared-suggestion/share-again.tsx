import type { SharedSuggestion } from '@giftwell/contracts/gift-ai/shared-suggestions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { sharedSuggestionKey } from '../../data/query-keys.js';
import { ShareIcon } from '../../ui/icons/icons.js';
import { toast } from '../../ui/feedback/toasts.js';

/** Shares the link again and, for its owner, revokes it. */
export function ShareAgain({ shared }: { shared: SharedSuggestion }) {
  const { shareCode, title, mine } = shared;
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.sharedSuggestions.revoke({ shareCode }),
    onSuccess: () => {
      toast({ title: 'The link no longer works' });
      void queryClient.resetQueries({ queryKey: sharedSuggestionKey(shareCode) });
    },
  });
  const share = async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied!' });
    } catch (error) {
      if ((error as Error).name !== 'AbortError')
        toast({ variant: 'destructive', title: 'Failed to copy link.' });
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {mine && (
        <Button variant="text" aria-disabled={end.isPending} onClick={() => !end.isPending && end.mutate()}>
          Stop sharing
        </Button>
      )}
      <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void share()}>
        Share
      </Button>
    </Box>
  );
}
