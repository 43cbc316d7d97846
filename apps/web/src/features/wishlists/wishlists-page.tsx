import type { WishlistSummary } from '@giftwell/contracts/planning/wishlists';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInPage } from '../../data/sign-in-page.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser } from '../../data/use-user.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { TroubleNote } from '../../ui/feedback/trouble-note.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { usePart } from '../../ui/feedback/use-part.js';
import { PlusIcon } from '../../ui/icons/icons.js';
import { EmptyDrawer, TiedGift } from '../../ui/illustrations/illustrations.js';
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
  const dialogs = usePart(dialog !== null, loadDialogs, close);
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out')
    return (
      <SignInPage illustration={<TiedGift />} title="Sign in to manage wishlists">
        List what you’d love to get, and share it with one link. Your family and friends reserve gifts, and
        you stay surprised.
      </SignInPage>
    );
  return (
    <Container
      maxWidth="lg"
      sx={{ py: { xs: 4, md: 7 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h2" component="h1" sx={{ mr: 'auto' }}>
          My Wishlists
        </Typography>
        <Button
          variant="contained"
          startIcon={<PlusIcon />}
          onClick={() => setDialog({ kind: 'edit', wishlist: undefined })}
          onPointerEnter={preloadDialogs}
        >
          New Wishlist
        </Button>
      </Box>
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
    </Container>
  );
}

interface OwnListsProps {
  isUser: boolean;
  pathOf: (id: number) => string;
  onOpen: (dialog: ListDialog) => void;
}

function OwnLists({ isUser, pathOf, onOpen }: OwnListsProps) {
  const lists = useQuery({ ...wishlistsQuery, enabled: isUser });
  const { error } = lists;
  const data = isUser ? lists.data : undefined;
  const share = useCallback((wishlist: WishlistSummary) => shareOf(wishlist, onOpen), [onOpen]);
  const edit = useCallback((wishlist: WishlistSummary) => onOpen({ kind: 'edit', wishlist }), [onOpen]);
  const remove = useCallback((wishlist: WishlistSummary) => onOpen({ kind: 'delete', wishlist }), [onOpen]);
  if (!data && error)
    return (
      <TroubleNote
        error={error}
        what="your wishlists"
        retrying={lists.isFetching}
        onRetry={() => void lists.refetch()}
      />
    );
  if (!data)
    return (
      <Box aria-busy="true" aria-label="Loading" role="status" sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={170} />
        <Skeleton variant="rounded" height={170} />
      </Box>
    );
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
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 4, textAlign: 'center' }}>
    <Box sx={{ '& svg': { width: 240, maxWidth: '100%', height: 'auto' } }}>
      <EmptyDrawer />
    </Box>
    <Typography variant="h4" component="h2">
      No wishlists yet
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: '34rem' }}>
      Write down what you’d love to get, and share one link. No more duplicate gifts, and no spoiled
      surprises.
    </Typography>
    <Button variant="outlined" onClick={onCreate}>
      Create your first list
    </Button>
  </Box>
);
