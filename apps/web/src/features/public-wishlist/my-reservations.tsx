import type { Reservation } from '@giftwell/contracts/planning/reservations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { ExternalIcon } from '../../ui/icons/icons.js';
import { hostOf } from '../../ui/links/host.js';
import { rowStyles, rowsStyles } from '../../ui/theme/panel.styles.js';
import { myReservationsQuery, useSetBought, useUndo } from './public-wishlist.api.js';

const loadDialog = () => import('./reserved-gift-dialog.js');

interface MyReservationsProps {
  /** Path of a list by its code. */
  pathOf: (shareCode: string) => string;
}

/** What the user reserved on lists of others; nothing if there is none. */
export function MyReservations({ pathOf }: MyReservationsProps) {
  const { data, error, isFetching, refetch } = useQuery(myReservationsQuery);
  const [chosen, setChosen] = useState<Reservation | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const dialog = useLazyModule(chosen !== null, loadDialog, close);
  if (!data && error)
    return (
      <LoadError
        error={error}
        what="your reservations"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        My reservations
      </Typography>
      <Box component="ul" sx={rowsStyles}>
        {data.map((reservation) => (
          <Row key={reservation.code} reservation={reservation} pathOf={pathOf} onAddGift={setChosen} />
        ))}
      </Box>
      {chosen && !dialog && <LoadingRibbon />}
      {chosen && dialog && <dialog.ReservedGiftDialog reservation={chosen} onClose={close} />}
    </Box>
  );
}

interface RowProps extends MyReservationsProps {
  reservation: Reservation;
  onAddGift: (reservation: Reservation) => void;
}

function Row({ reservation, pathOf, onAddGift }: RowProps) {
  const setBought = useSetBought();
  const undo = useUndo();
  const { code, itemName, quantity, state, giftId } = reservation;
  const isBought = state === 'bought';
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography variant="h5" component="h3">
          {quantity > 1 ? `${quantity} × ${itemName}` : itemName}
        </Typography>
        <Facts reservation={reservation} pathOf={pathOf} />
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={`${isBought ? 'Mark as not bought' : 'I bought this'}: ${itemName}`}
        aria-busy={setBought.isPending}
        onClick={() => setBought.mutate({ code, state: isBought ? 'reserved' : 'bought' })}
      >
        {isBought ? 'Mark as not bought' : 'I bought this'}
      </Button>
      {giftId === null && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Add to my gifts: ${itemName}`}
          onClick={() => onAddGift(reservation)}
        >
          Add to my gifts
        </Button>
      )}
      <Button
        variant="text"
        color="inherit"
        size="small"
        aria-label={`Undo: ${itemName}`}
        aria-busy={undo.isPending}
        onClick={() => undo.mutate(code)}
      >
        Undo
      </Button>
    </Box>
  );
}

/** Where it is from, with links to its list and to its shop, and how far it is. */
function Facts({ reservation, pathOf }: Omit<RowProps, 'onAddGift'>) {
  const { itemName, listTitle, isThere, url, shareCode, state, giftId } = reservation;
  const facts = [
    state === 'bought' && 'Bought',
    !isThere && 'No longer on the list',
    giftId && 'In your gifts',
  ].filter(Boolean);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', '& a': { color: 'text.primary' } }}>
      From {shareCode ? <Link to={pathOf(shareCode)}>“{listTitle}”</Link> : `“${listTitle}”`}
      {facts.map((fact) => ` · ${fact}`)}
      {url && ' · '}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${itemName} at ${hostOf(url)}, opens in a new tab`}
        >
          {hostOf(url)} <ExternalIcon sx={{ fontSize: '1rem', verticalAlign: 'text-bottom' }} />
        </a>
      )}
    </Typography>
  );
}
