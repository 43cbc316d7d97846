import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { ItemDialog } from './item-dialog.js';
import { useRemoveItem } from '../wishlists.api.js';
import type { ItemDialogState } from '../dialog-states.js';

interface ItemDialogsProps extends ItemDialogState {
  wishlistId: number;
  onClose: () => void;
}

/** The dialogs about one item. */
export function ItemDialogs({ kind, item, wishlistId, onClose }: ItemDialogsProps) {
  const remove = useRemoveItem(wishlistId);
  if (kind === 'edit') return <ItemDialog wishlistId={wishlistId} item={item} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="Delete this item?"
      label="Delete"
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(item, { onSuccess: onClose, onError: onClose })}
    >
      “{item.name}” will be gone from your list.
    </ConfirmDialog>
  );
}
