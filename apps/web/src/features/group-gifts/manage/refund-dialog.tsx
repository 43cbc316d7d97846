import type { GroupPurchase, OwnContribution } from '@giftwell/contracts/payments/group-purchases';
import type { RefundLine } from '@giftwell/contracts/payments/refund-lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { groupPurchaseQuery, useRefundAll, useRefundOne } from '../group-gifts.api.js';

interface RefundAllProps {
  group: GroupPurchase;
  onClose: () => void;
}

const failed = (error: Error) =>
  void toast({
    variant: 'destructive',
    title: 'The refund failed',
    description: errorMessage(error, 'Please try again.'),
  });

/** Pays back one contribution. */
export function RefundDialog({
  group,
  contribution,
  onClose,
}: RefundAllProps & { contribution: OwnContribution }) {
  const refund = useRefundOne(group.id);
  const { id, contributorName, amount, refundedAmount, kind } = contribution;
  if (refund.data) return <Report lines={refund.data.report} more={0} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={`Refund ${contributorName}?`}
      label="Refund"
      isPending={refund.isPending}
      onClose={onClose}
      onConfirm={() => refund.mutate(id, { onError: failed })}
    >
      {inDollars(amount - refundedAmount)}{' '}
      {kind === 'manual'
        ? 'will no longer count. You give the money back yourself.'
        : 'will go back to where it came from. This can’t be undone.'}
    </ConfirmDialog>
  );
}

/** Pays back all contributions. */
export function RefundAllDialog({ group, onClose }: RefundAllProps) {
  const refund = useRefundAll(group.id);
  const { data } = useInfiniteQuery(groupPurchaseQuery(group.id));
  if (refund.data) {
    const lines = refund.data.report.map((line) => nowOf(line, data?.contributions ?? []));
    return <Report lines={lines} more={refund.data.more} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title="Refund everyone?"
      label="Refund everyone"
      isPending={refund.isPending}
      onClose={onClose}
      onConfirm={() => refund.mutate(undefined, { onError: failed })}
    >
      “{group.title}” will be closed, and everyone who paid gets a refund, {inDollars(group.currentAmount)} in
      all. Cash and transfers you give back yourself. This can’t be undone.
    </ConfirmDialog>
  );
}

/** A line of the report with the current state of its contribution; the refunds take a while. */
function nowOf(line: RefundLine, contributions: readonly OwnContribution[]): RefundLine {
  const now = contributions.find(({ id }) => id === line.contributionId);
  if (line.result !== 'pending' || !now) return line;
  if (now.state !== 'completed') return { ...line, result: 'refunded' };
  return { ...line, result: now.refund ?? line.result };
}

const resultLabels: Record<RefundLine['result'], string> = {
  refunded: 'Refunded',
  pending: 'On its way',
  by_hand: 'Give it back yourself',
  failed: 'Failed, try again later',
};

interface ReportProps {
  lines: readonly RefundLine[];
  /** How many contributions are not among them. */
  more: number;
  onClose: () => void;
}

/** What became of each refund. */
function Report({ lines, more, onClose }: ReportProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Refunds</DialogTitle>
      <DialogContent>
        {lines.length === 0 && <Typography>There was nothing to refund.</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {lines.map(({ contributionId, contributorName, amount, result }) => (
            <Box component="li" key={contributionId} sx={{ overflowWrap: 'anywhere' }}>
              <b>
                {contributorName}: {inDollars(amount)}
              </b>
              <Box
                component="span"
                sx={{ display: 'block', color: result === 'failed' ? 'error.main' : 'text.secondary' }}
              >
                {resultLabels[result]}
              </Box>
            </Box>
          ))}
        </Box>
        {more > 0 && <Typography sx={{ mt: 2 }}>And {more} more. The page shows them all.</Typography>}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
