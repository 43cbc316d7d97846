import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import type { MyContribution } from '@giftwell/contracts/payments/public-groups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { focusPage } from '../../ui/fields/focus.js';
import { inDollars } from '../../ui/fields/gift-money.js';
import { KeepGift } from './keep-gift.js';
import { useUndoPledge } from './public-group.api.js';
import type { GroupViewer } from './use-group-viewer.js';

interface OwnContributionsProps {
  gift: ShownGroup;
  viewer: GroupViewer;
  /** With the code of a pledge. */
  onPay: (code: string) => void;
}

/** Nothing is said of a payment that wasn't made. */
const texts: Partial<Record<MyContribution['state'], (amount: string) => string>> = {
  pledged: (amount) => `You promised ${amount}.`,
  pending: (amount) => `PayPal is still checking your ${amount}. It counts once that’s done.`,
  completed: (amount) => `You contributed ${amount}. Thank you!`,
  refunded: (amount) => `Your ${amount} was refunded.`,
  reversed: (amount) => `Your bank took back your ${amount}.`,
};

/** What the viewer contributed. */
export function OwnContributions({ gift, viewer, onPay }: OwnContributionsProps) {
  const undo = useUndoPledge(gift.shareCode);
  const told = viewer.contributions.flatMap((each) => {
    const text = texts[each.state]?.(inDollars(each.amount));
    return text ? { ...each, text } : [];
  });
  if (told.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Your contribution"
      sx={{
        p: 2,
        borderRadius: '14px',
        bgcolor: 'blush.main',
        color: 'blush.contrastText',
        display: 'grid',
        gap: 1,
      }}
    >
      {told.map(({ code, state, text }) => (
        <Box key={code} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ mr: 'auto' }}>{text}</Box>
          {state === 'pledged' && gift.acceptsMoney && (
            <Button variant="contained" size="small" onClick={() => onPay(code)}>
              Pay now
            </Button>
          )}
          {state === 'pledged' && (
            <Button
              variant="text"
              color="inherit"
              size="small"
              aria-busy={undo.isPending}
              onClick={() => undo.mutate(code, { onSuccess: focusPage })}
            >
              Withdraw promise
            </Button>
          )}
        </Box>
      ))}
      {viewer.canKeep && <KeepGift gift={gift} />}
    </Box>
  );
}
