import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import { ChoosePersonDialog } from '../../data/people/choose-person-dialog.js';
import { useKeepGift } from './public-group.api.js';

interface KeepGiftDialogProps {
  gift: ShownGroup;
  onClose: () => void;
}

/** Asks in whose gifts the viewer wants to keep it. */
export function KeepGiftDialog({ gift: { shareCode, title }, onClose }: KeepGiftDialogProps) {
  const keep = useKeepGift(shareCode);
  return (
    <ChoosePersonDialog
      title="Add to my gifts"
      question={`Who gets “${title}”? Your gifts will show it with what you pay.`}
      isSaving={keep.isPending}
      error={keep.error}
      onSave={(recipientId) => keep.mutate(recipientId, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
