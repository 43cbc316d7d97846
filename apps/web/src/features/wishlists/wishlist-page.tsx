import type { Wishlist } from '@giftwell/contracts/planning/wishlists';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInPage } from '../../data/sign-in-page.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser } from '../../data/use-user.js';
import { errorKind } from '../../ui/feedback/app-error.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { TiedGift } from '../../ui/illustrations/illustrations.js';
import { QueryPlaceholder } from '../../ui/pages/query-placeholder.js';
import { NotFoundMessage } from '../../ui/pages/not-found-message.js';
import { OnePage } from '../../ui/pages/own-pages.js';
import { panelStyles } from '../../ui/theme/panel.styles.js';
import type { ItemDialogState, ListDialog } from './dialog-states.js';
import { ItemList } from './items/item-list.js';
import { ListHeader } from './list-header.js';
import { useAddItem, useMoveItem, wishlistQuery } from './wishlists.api.js';

const loadListDialogs = () => import('./wishlist-dialogs.js');
const loadItemDialogs = () => import('./items/item-dialogs.js');
const loadAdder = () => import('./items/item-adder.js');

interface WishlistPageProps {
  /** Null if the address holds no id. */
  id: number | null;
  /** Where all lists are. */
  home: string;
}

/** One of the user's lists with its items. */
export function WishlistPage({ id, home }: WishlistPageProps) {
  const { status } = useUser();
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out')
    return (
      <SignInPage illustration={<TiedGift />} title="Sign in to manage wishlists">
        This list belongs to an account. Sign in to see and change it.
      </SignInPage>
    );
  if (id === null) return <NoSuchList home={home} />;
  return <SignedIn id={id} home={home} isUser={status === 'signed-in'} />;
}

function SignedIn({ id, home, isUser }: { id: number; home: string; isUser: boolean }) {
  const list = useQuery({ ...wishlistQuery(id), enabled: isUser });
  const { data, error } = list;
  usePageTitle(data?.title ?? 'Wishlist');
  if (errorKind(error) === 'not_found') return <NoSuchList home={home} />;
  return (
    <OnePage all={{ to: home, label: 'My Wishlists' }}>
      {data && <OwnWishlist wishlist={data} home={home} />}
      {!data && <QueryPlaceholder query={list} what="this wishlist" heights={[90, 300]} />}
    </OnePage>
  );
}

const NoSuchList = ({ home }: { home: string }) => (
  <NotFoundMessage title="This wishlist is gone" to={home} label="My Wishlists">
    It may have been deleted.
  </NotFoundMessage>
);

function OwnWishlist({ wishlist, home }: { wishlist: Wishlist; home: string }) {
  const { id, items } = wishlist;
  const navigate = useNavigate();
  const { mutate: move } = useMoveItem(id);
  const [dialog, setDialog] = useState<ListDialog | null>(null);
  const [itemDialog, setItemDialog] = useState<ItemDialogState | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const closeItem = useCallback(() => setItemDialog(null), []);
  const dialogs = useLazyModule(dialog !== null, loadListDialogs, close);
  const itemDialogs = useLazyModule(itemDialog !== null, loadItemDialogs, closeItem);
  return (
    <>
      <ListHeader wishlist={wishlist} onOpen={setDialog} />
      <NewItems wishlistId={id} isEmpty={items.length === 0} />
      {items.length > 0 && (
        <ItemList
          items={items}
          onMove={(item, beforeId) => move({ item, beforeId })}
          onEdit={(item) => setItemDialog({ kind: 'edit', item })}
          onDelete={(item) => setItemDialog({ kind: 'delete', item })}
        />
      )}
      {((dialog && !dialogs) || (itemDialog && !itemDialogs)) && <LoadingRibbon />}
      {dialog && dialogs && (
        <dialogs.WishlistDialogs
          dialog={dialog}
          onClose={close}
          onCreated={close}
          onDeleted={() => void navigate(home, { replace: true })}
        />
      )}
      {itemDialog && itemDialogs && (
        <itemDialogs.ItemDialogs {...itemDialog} wishlistId={id} onClose={closeItem} />
      )}
    </>
  );
}

/** The form for new items: open for an empty list, else after a click. It stays open. */
function NewItems({ wishlistId, isEmpty }: { wishlistId: number; isEmpty: boolean }) {
  const add = useAddItem(wishlistId);
  const [open, setOpen] = useState(isEmpty);
  const close = useCallback(() => setOpen(false), []);
  const part = useLazyModule(open, loadAdder, close);
  if (!open)
    return (
      <Button variant="contained" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        Add items
      </Button>
    );
  return (
    <Box
      component="section"
      aria-label="Add items"
      sx={{ ...panelStyles, displayPrint: 'none', gap: 2, minHeight: 200 }}
    >
      {isEmpty && <Typography>This list is empty. What would you love to get?</Typography>}
      {part && <part.ItemAdder onAdd={(item) => add.mutateAsync(item)} />}
      {!isEmpty && (
        <Button variant="text" color="inherit" sx={{ justifySelf: 'start' }} onClick={close}>
          Done
        </Button>
      )}
    </Box>
  );
}
