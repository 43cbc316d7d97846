import { useState } from 'react';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';

const loadAdd = () => import('./add-recipient-dialog.js');
const loadEdit = () => import('./edit-recipient-dialog.js');

/** Preloads the dialog for adding when the pointer approaches the button. */
export const preloadAdd = () => void loadAdd().catch(() => undefined);

/** The dialog to open: for adding, or for editing a recipient. */
export type Wish = 'add' | { edit: number } | null;

/** The two dialogs of the page, loaded on demand; they stay mounted, so that they can fade out. */
export function RecipientDialogs({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  const adds = wish === 'add';
  const edited = wish !== null && wish !== 'add' ? wish.edit : null;
  const [lastEdited, setLastEdited] = useState(edited);
  if (edited !== null && edited !== lastEdited) setLastEdited(edited);
  const add = useLazyModule(adds, loadAdd, onClose);
  const edit = useLazyModule(edited !== null, loadEdit, onClose);
  return (
    <>
      {((adds && !add) || (edited !== null && !edit)) && <LoadingRibbon />}
      {add && <add.AddRecipientDialog open={adds} onClose={onClose} />}
      {edit && lastEdited !== null && (
        <edit.EditRecipientDialog open={edited !== null} recipientId={lastEdited} onClose={onClose} />
      )}
    </>
  );
}
