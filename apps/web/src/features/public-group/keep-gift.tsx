import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { giftRecordQuery, useRemoveKeptGift } from './public-group.api.js';

const loadDialog = () => import('./keep-gift-dialog.js');

/** Keeps a group gift in the gift record of the viewer, who contributes to it. */
export function KeepGift({ gift }: { gift: ShownGroup }) {
  const { data } = useQuery(giftRecordQuery(gift.shareCode));
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const dialog = useLazyModule(isOpen, loadDialog, close);
  const remove = useRemoveKeptGift(gift.shareCode);
  if (!data) return null;
  const isKept = data.recipientId !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {isKept && <Box sx={{ mr: 'auto' }}>It’s in your gifts.</Box>}
      <Button
        variant="text"
        color="inherit"
        size="small"
        sx={{ ml: isKept ? 0 : -1 }}
        onClick={() => setOpen(true)}
      >
        {isKept ? 'Change person' : 'Add to my gifts'}
      </Button>
      {isKept && (
        <Button
          variant="text"
          color="inherit"
          size="small"
          aria-busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Remove from my gifts
        </Button>
      )}
      {isOpen && !dialog && <LoadingRibbon />}
      {isOpen && dialog && <dialog.KeepGiftDialog gift={gift} onClose={close} />}
    </Box>
  );
}
