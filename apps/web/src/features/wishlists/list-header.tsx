import type { Wishlist } from '@giftwell/contracts/planning/wishlists';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EditIcon, ExternalIcon, RefreshIcon, ShareIcon, TrashIcon } from '../../ui/icons/icons.js';
import { shareLink, shareOf } from './share-wishlist.js';
import { itemCountText } from './wishlist-card.js';
import { useRenewLink, useUpdateWishlist } from './wishlists.api.js';
import type { ListDialog } from './dialog-states.js';

interface ListHeaderProps {
  wishlist: Wishlist;
  onOpen: (dialog: ListDialog) => void;
}

/** What the list is, who sees it, and what can be done with it. */
export function ListHeader({ wishlist, onOpen }: ListHeaderProps) {
  const { title, description, items } = wishlist;
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <div>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{itemCountText(items.length)}</Typography>
      </div>
      {description && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
      <Sharing wishlist={wishlist} onOpen={onOpen} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<EditIcon />}
          onClick={() => onOpen({ kind: 'edit', wishlist })}
        >
          Edit list
        </Button>
        {items.length > 0 && (
          <Button variant="text" color="inherit" onClick={() => window.print()}>
            Print
          </Button>
        )}
        <Button
          variant="text"
          color="inherit"
          startIcon={<TrashIcon />}
          onClick={() => onOpen({ kind: 'delete', wishlist })}
        >
          Delete list
        </Button>
      </Box>
    </Box>
  );
}

/** Whether the list is shared, its link, and the ways to end it. */
function Sharing({ wishlist, onOpen }: ListHeaderProps) {
  const renew = useRenewLink();
  const update = useUpdateWishlist();
  const { id, showTaken } = wishlist;
  const surprise = showTaken
    ? 'You see what’s taken, but not by whom.'
    : 'What others reserve stays hidden from you.';
  return (
    <Box
      component="section"
      aria-label="Sharing"
      sx={{
        p: 2,
        borderRadius: '14px',
        bgcolor: 'blush.main',
        color: 'blush.contrastText',
        display: 'grid',
        displayPrint: 'none',
        gap: 1,
      }}
    >
      <Typography>
        <b>{wishlist.public ? 'Public.' : 'Private.'}</b>{' '}
        {wishlist.public
          ? `Anyone with the link can see this list and reserve gifts. ${surprise}`
          : 'Only you and the people you invite can see this list.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<ShareIcon />} onClick={() => shareOf(wishlist, onOpen)}>
          Share
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => onOpen({ kind: 'invite', wishlist })}>
          Invite by email
        </Button>
        {wishlist.public && (
          <>
            <Button
              component="a"
              href={shareLink(wishlist)}
              target="_blank"
              rel="noopener"
              variant="text"
              color="inherit"
              endIcon={<ExternalIcon />}
              aria-label="See the public page (opens in a new tab)"
            >
              See the public page
            </Button>
            <Button
              variant="text"
              color="inherit"
              startIcon={<RefreshIcon />}
              aria-busy={renew.isPending}
              onClick={renew.isPending ? undefined : () => renew.mutate(id)}
            >
              New link
            </Button>
            <Button
              variant="text"
              color="inherit"
              aria-busy={update.isPending}
              onClick={update.isPending ? undefined : () => update.mutate({ id, public: false })}
            >
              Stop sharing
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
