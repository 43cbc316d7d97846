import type { WishlistSummary } from '@giftwell/contracts/planning/wishlists';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { InviteDialog } from './invite-dialog.js';
import { copyLinkOf } from './share-wishlist.js';
import { WishlistDialog } from './wishlist-dialog.js';
import { useDeleteWishlist, useUpdateWishlist } from './wishlists.api.js';
import type { ListDialog } from './dialog-states.js';

interface WishlistDialogsProps {
  dialog: ListDialog;
  onClose: () => void;
  onCreated: (id: number) => void;
  onDeleted: () => void;
}

/** The dialogs about a whole list. */
export function WishlistDialogs({ dialog, onClose, onCreated, onDeleted }: WishlistDialogsProps) {
  if (dialog.kind === 'edit')
    return <WishlistDialog wishlist={dialog.wishlist} onClose={onClose} onCreated={onCreated} />;
  if (dialog.kind === 'publish') return <PublishDialog wishlist={dialog.wishlist} onClose={onClose} />;
  if (dialog.kind === 'invite') return <InviteDialog wishlist={dialog.wishlist} onClose={onClose} />;
  return <DeleteDialog wishlist={dialog.wishlist} onClose={onClose} onDeleted={onDeleted} />;
}

function PublishDialog({ wishlist, onClose }: { wishlist: WishlistSummary; onClose: () => void }) {
  const update = useUpdateWishlist();
  return (
    <ConfirmDialog
      title="Make this list public?"
      label="Make public and copy link"
      isPending={update.isPending}
      onClose={onClose}
      onConfirm={() =>
        update.mutate(
          { id: wishlist.id, public: true },
          {
            onSuccess: (shared) => {
              void copyLinkOf(shared);
              onClose();
            },
          },
        )
      }
    >
      “{wishlist.title}” is private. Once it’s public, anyone with the link can see it and reserve gifts. You
      can stop sharing at any time.
    </ConfirmDialog>
  );
}

interface DeleteDialogProps {
  wishlist: WishlistSummary;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ wishlist, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteWishlist();
  return (
    <ConfirmDialog
      title="Delete this wishlist?"
      label="Delete"
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(wishlist, { onSuccess: onDeleted })}
    >
      “{wishlist.title}” and all of its items will be gone, and its link will stop working. This can’t be
      undone.
    </ConfirmDialog>
  );
}
