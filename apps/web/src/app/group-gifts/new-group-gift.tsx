import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meKey } from '../../data/query-keys.js';
import { openAuthDialog, useAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { closeGroupGiftDialog, useGroupGiftDialog } from '../../data/stores/group-gift-store.js';
import { useUser } from '../../data/use-user.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { loadCreateGroup } from '../lazy-parts.js';
import { groupPurchasePath } from '../paths.js';

/** Loads the creation of a group gift once it is wanted. Guests sign in first. */
export function NewGroupGift() {
  const draft = useGroupGiftDialog((state) => state.draft);
  const { user, status } = useUser();
  const isWanted = draft !== null && user !== null;
  const part = useLazyModule(isWanted, loadCreateGroup, closeGroupGiftDialog);
  useSignInFirst(draft !== null && user === null && status !== 'unknown');
  if (draft !== null && status === 'unknown') return <LoadingRibbon />;
  if (!isWanted) return null;
  return part ? <part.CreateDialog draft={draft} pathOf={groupPurchasePath} /> : <LoadingRibbon />;
}

/** Opens the sign-in dialog; closing it without signing in gives up the group gift. */
function useSignInFirst(isNeeded: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isNeeded) return undefined;
    openAuthDialog('register');
    return useAuthDialog.subscribe(({ open }) => {
      if (!open && !client.getQueryData(meKey)) closeGroupGiftDialog();
    });
  }, [isNeeded, client]);
}
