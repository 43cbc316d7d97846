import type { OwnContribution } from '@giftwell/contracts/payments/group-purchases';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocalDay } from '../../../ui/feedback/use-local-day.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { rowStyles, rowsStyles } from '../../../ui/theme/panel.styles.js';

/** What the organizer can do with a contribution. */
interface Deeds {
  onRefund: (contribution: OwnContribution) => void;
  onRemovePledge: (contribution: OwnContribution) => void;
}

interface ContributionListProps extends Deeds {
  contributions: readonly OwnContribution[];
  /** Leads to the rest. */
  children: ReactNode;
}

/** Who gave what, as only the organizer sees it. */
export const ContributionList = ({ contributions, children, ...deeds }: ContributionListProps) => (
  <Box component="section" sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h3" component="h2">
      Contributions
    </Typography>
    {contributions.length === 0 && (
      <Typography sx={{ color: 'text.secondary' }}>
        Nobody has contributed yet. Share the link to get started.
      </Typography>
    )}
    <Box component="ul" sx={rowsStyles}>
      {contributions.map((each) => (
        <Row key={each.id} contribution={each} {...deeds} />
      ))}
    </Box>
    {children}
  </Box>
);

const stateLabels: Record<OwnContribution['state'], string> = {
  pledged: 'Promised',
  pending: 'Being processed by PayPal',
  completed: 'Paid',
  refunded: 'Refunded',
  reversed: 'Taken back by the bank',
};

const refundLabels: Record<NonNullable<OwnContribution['refund']>, string> = {
  pending: 'Refund on its way',
  failed: 'Refund failed',
};

interface RowProps extends Deeds {
  contribution: OwnContribution;
}

function Row({ contribution, onRefund, onRemovePledge }: RowProps) {
  const { contributorName, amount, refundedAmount, refund, kind, state, message } = contribution;
  const day = useLocalDay(contribution.createdAt);
  const facts = [
    kind === 'manual' && state === 'completed' ? 'Cash or transfer' : stateLabels[state],
    refund && refundLabels[refund],
    refundedAmount > 0 && refundedAmount < amount && `${inDollars(refundedAmount)} refunded`,
    day,
    contribution.hideName && 'Name hidden from others',
    contribution.hideAmount && 'Amount hidden from others',
  ];
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography variant="h5" component="h3">
          {contributorName}: {inDollars(amount)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {message && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>
            “{message}”
          </Typography>
        )}
      </Box>
      {state === 'completed' && refund !== 'pending' && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Refund ${contributorName}`}
          onClick={() => onRefund(contribution)}
        >
          Refund
        </Button>
      )}
      {state === 'pledged' && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Remove ${contributorName}’s promise`}
          onClick={() => onRemovePledge(contribution)}
        >
          Remove
        </Button>
      )}
    </Box>
  );
}
