import type { WishlistSummary } from '@giftwell/contracts/planning/wishlists';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInPage } from '../../data/sign-in-page.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser } from '../../data/use-user.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { PlusIcon } from '../../ui/icons/icons.js';
import { EmptyDrawer, TiedGift } from '../../ui/illustrations/illustrations.js';
import { QueryPlaceholder } from '../../ui/pages/query-placeholder.js';
import { ListPage, NothingYet } from '../../ui/pages/own-pages.js';
import type { ListDialog } from './dialog-states.js';
import { shareOf } from './share-wishlist.js';
import { WishlistCard } from './wishlist-card.js';
import { wishlistsQuery } from './wishlists.api.js';
import { Lists } from './wishlists.styles.js';

const loadDialogs = () => import('./wishlist-dialogs.js');
const preloadDialogs = () => void loadDialogs().catch(() => undefined);

interface WishlistsPageProps {
  pathOf: (id: number) => string;
  /** Shown below the own lists. */
  children?: ReactNode;
}

/** All lists of the user. */
export function WishlistsPage({ pathOf, children }: WishlistsPageProps) {
  usePageTitle('My Wishlists');
  const { status } = useUser();
  const [dialog, setDialog] = useState<ListDialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const navigate = useNavigate();
  const dialogs = useLazyModule(dialog !== null, loadDialogs, close);
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out')
    return (
      <SignInPage illustration={<TiedGift />} title="Sign in to manage wishlists">
        List what you’d love to get, and share it with one link. Your family and friends reserve gifts, and
        you stay surprised.
      </SignInPage>
    );
  return (
    <ListPage
      title="My Wishlists"
      actions={
        <Button
          variant="contained"
          startIcon={<PlusIcon />}
          onClick={() => setDialog({ kind: 'edit', wishlist: undefined })}
          onPointerEnter={preloadDialogs}
        >
          New Wishlist
        </Button>
      }
    >
      <OwnLists isUser={status === 'signed-in'} pathOf={pathOf} onOpen={setDialog} />
      {status === 'signed-in' && children}
      {dialog && !dialogs && <LoadingRibbon />}
      {dialog && dialogs && (
        <dialogs.WishlistDialogs
          dialog={dialog}
          onClose={close}
          onCreated={(id) => void navigate(pathOf(id))}
          onDeleted={close}
        />
      )}
    </ListPage>
  );
}

interface OwnListsProps {
  isUser: boolean;
  pathOf: (id: number) => string;
  onOpen: (dialog: ListDialog) => void;
}

function OwnLists({ isUser, pathOf, onOpen }: OwnListsProps) {
  const lists = useQuery({ ...wishlistsQuery, enabled: isUser });
  const data = isUser ? lists.data : undefined;
  const share = useCallback((wishlist: WishlistSummary) => shareOf(wishlist, onOpen), [onOpen]);
  const edit = useCallback((wishlist: WishlistSummary) => onOpen({ kind: 'edit', wishlist }), [onOpen]);
  const remove = useCallback((wishlist: WishlistSummary) => onOpen({ kind: 'delete', wishlist }), [onOpen]);
  if (!data) return <QueryPlaceholder query={lists} what="your wishlists" heights={[170, 170]} />;
  if (data.length === 0) return <NoLists onCreate={() => onOpen({ kind: 'edit', wishlist: undefined })} />;
  return (
    <Lists aria-label="My wishlists">
      {data.map((wishlist) => (
        <li key={wishlist.id}>
          <WishlistCard
            wishlist={wishlist}
            to={pathOf(wishlist.id)}
            onShare={share}
            onEdit={edit}
            onDelete={remove}
          />
        </li>
      ))}
    </Lists>
  );
}

const NoLists = ({ onCreate }: { onCreate: () => void }) => (
  <NothingYet
    illustration={<EmptyDrawer />}
    title="No wishlists yet"
    start="Create your first list"
    onStart={onCreate}
  >
    Write down what you’d love to get, and share one link. No more duplicate gifts, and no spoiled surprises.
  </NothingYet>
);
