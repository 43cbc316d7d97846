import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import type { MyContribution } from '@giftwell/contracts/payments/public-groups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { inDollars } from '../../ui/fields/gift-money.js';
import { useUndoPledge } from './public-group.api.js';

interface OwnContributionsProps {
  gift: ShownGroup;
  contributions: readonly MyContribution[];
  /** With the code of a pledge. */
  onPay: (code: string) => void;
}

const texts: Record<MyContribution['state'], (amount: string) => string> = {
  pledged: (amount) => `You promised ${amount}.`,
  pending: (amount) => `PayPal is still checking your ${amount}. They count once it’s done.`,
  completed: (amount) => `You contributed ${amount}. Thank you!`,
  refunded: (amount) => `Your ${amount} were refunded.`,
  reversed: (amount) => `Your ${amount} were taken back by your bank.`,
};

/** What the viewer contributed. */
export function OwnContributions({ gift, contributions, onPay }: OwnContributionsProps) {
  const undo = useUndoPledge(gift.shareCode);
  if (contributions.length === 0) return null;
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
      {contributions.map(({ code, state, amount }) => (
        <Box key={code} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ mr: 'auto' }}>{texts[state](inDollars(amount))}</Box>
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
              onClick={() => undo.mutate(code)}
            >
              Take it back
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}
