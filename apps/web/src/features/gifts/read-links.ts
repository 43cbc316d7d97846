import { giftLinkRead } from '@giftwell/contracts/wishes/link-previews';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateGifts } from '../../data/planning.js';
import { refetchOnPush } from '../../data/push.js';

/** Refetches the gifts of a recipient when the page behind the link of a new gift was read. */
export function useReadLinks(recipientId: number): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      refetchOnPush(
        giftLinkRead,
        (read) => read.recipientId === recipientId,
        () => void invalidateGifts(queryClient),
      ),
    [queryClient, recipientId],
  );
}
