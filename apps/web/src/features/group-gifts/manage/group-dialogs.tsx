import {
  refundDays,
  type GroupPurchase,
  type OwnContribution,
} from '@giftwell/contracts/payments/group-purchases';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { formatDate } from '../../../ui/fields/dates.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { useCloseGroup, useDeleteGroup, useMarkBought, useRemovePledge } from '../group-gifts.api.js';
import type { GroupDialog } from './dialog-states.js';
import { EditDialog } from './edit-dialog.js';
import { RecordDialog } from './record-dialog.js';
import { RefundAllDialog, RefundDialog } from './refund-dialog.js';
import { ThanksDialog } from './thanks-dialog.js';

interface GroupDialogsProps {
  dialog: GroupDialog;
  onClose: () => void;
  onDeleted: () => void;
}

/** The dialogs about one group gift. */
export function GroupDialogs({ dialog, onClose, onDeleted }: GroupDialogsProps) {
  const { group } = dialog;
  switch (dialog.kind) {
    case 'edit':
      return <EditDialog group={group} onClose={onClose} />;
    case 'record':
      return <RecordDialog group={group} onClose={onClose} />;
    case 'thank':
      return <ThanksDialog group={group} onClose={onClose} />;
    case 'bought':
      return <BoughtDialog group={group} onClose={onClose} />;
    case 'close':
      return <CloseDialog group={group} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog group={group} onClose={onClose} onDeleted={onDeleted} />;
    case 'refund-all':
      return <RefundAllDialog group={group} onClose={onClose} />;
    case 'refund':
      return <RefundDialog group={group} contribution={dialog.contribution} onClose={onClose} />;
    case 'remove-pledge':
      return <RemovePledgeDialog group={group} contribution={dialog.contribution} onClose={onClose} />;
  }
}

interface DialogProps {
  group: GroupPurchase;
  onClose: () => void;
}

function BoughtDialog({ group, onClose }: DialogProps) {
  const mark = useMarkBought(group.id);
  return (
    <ConfirmDialog
      title="Is the gift bought?"
      label="Mark as bought"
      isPending={mark.isPending}
      onClose={onClose}
      onConfirm={() => mark.mutate(undefined, { onSuccess: onClose })}
    >
      We’ll close “{group.title}”, and tell everyone who chipped in that you’ve bought the gift with{' '}
      {inDollars(group.currentAmount)}.{' '}
      {group.pledgedAmount > 0 && 'Those who promised don’t have to pay anymore. '}
      This can’t be undone.
    </ConfirmDialog>
  );
}

function CloseDialog({ group, onClose }: DialogProps) {
  const close = useCloseGroup(group.id);
  return (
    <ConfirmDialog
      title="Close this group gift?"
      label="Close it"
      isPending={close.isPending}
      onClose={onClose}
      onConfirm={() => close.mutate(undefined, { onSuccess: onClose })}
    >
      Nobody can contribute to “{group.title}” anymore. You can’t reopen it. {moneyAfterClosing(group)}
    </ConfirmDialog>
  );
}

/** What becomes of the money. Contributors get a mail only if the goal wasn't reached. */
function moneyAfterClosing(group: GroupPurchase): string {
  const { currentAmount, targetAmount, contributorCount, ifShort, refundsAfter } = group;
  if (currentAmount >= targetAmount) return 'Mark the gift as bought once you’ve bought it.';
  const day = refundsAfter === null ? `in ${refundDays[ifShort]} days` : `after ${formatDate(refundsAfter)}`;
  const ending = `Everyone gets a refund ${day}, unless you mark the gift as bought before then.`;
  const told = contributorCount > 0 && 'We’ll tell everyone who chipped in.';
  return [currentAmount > 0 && ending, told].filter(Boolean).join(' ');
}

function RemovePledgeDialog({
  group,
  contribution: { id, contributorName, amount },
  onClose,
}: DialogProps & { contribution: OwnContribution }) {
  const remove = useRemovePledge(group.id);
  return (
    <ConfirmDialog
      title={`Remove ${contributorName}’s promise?`}
      label="Remove"
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(id, { onSuccess: onClose })}
    >
      This frees up {inDollars(amount)} for others, and we’ll email {contributorName}. This can’t be undone.
    </ConfirmDialog>
  );
}

function DeleteDialog({ group, onClose, onDeleted }: DialogProps & { onDeleted: () => void }) {
  const remove = useDeleteGroup();
  return (
    <ConfirmDialog
      title="Delete this group gift?"
      label="Delete"
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(group, { onSuccess: onDeleted })}
    >
      “{group.title}” will be gone, and its link will stop working. This can’t be undone.
    </ConfirmDialog>
  );
}
