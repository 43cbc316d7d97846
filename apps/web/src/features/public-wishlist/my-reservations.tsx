import type { Reservation } from '@giftwell/contracts/planning/reservations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { usePart } from '../../ui/feedback/use-part.js';
import { rowStyles, rowsStyles } from '../../ui/theme/panel.styles.js';
import { myReservationsQuery, useSetBought, useUndo } from './public-wishlist.api.js';

const loadDialog = () => import('./reserved-gift-dialog.js');

/** What the user reserved on lists of others; nothing if there is none. */
export function MyReservations() {
  const { data } = useQuery(myReservationsQuery);
  const [chosen, setChosen] = useState<Reservation | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const dialog = usePart(chosen !== null, loadDialog, close);
  if (!data || data.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        My reservations
      </Typography>
      <Box component="ul" sx={rowsStyles}>
        {data.map((reservation) => (
          <Row key={reservation.code} reservation={reservation} onAddGift={setChosen} />
        ))}
      </Box>
      {chosen && !dialog && <LoadingRibbon />}
      {chosen && dialog && <dialog.ReservedGiftDialog reservation={chosen} onClose={close} />}
    </Box>
  );
}

interface RowProps {
  reservation: Reservation;
  onAddGift: (reservation: Reservation) => void;
}

function Row({ reservation, onAddGift }: RowProps) {
  const setBought = useSetBought();
  const undo = useUndo();
  const { code, itemName, listTitle, isThere, quantity, state, giftId } = reservation;
  const isBought = state === 'bought';
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography variant="h5" component="h3">
          {quantity > 1 ? `${quantity} × ${itemName}` : itemName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            `From “${listTitle}”`,
            isBought && 'Bought',
            !isThere && 'No longer on the list',
            giftId && 'In your gifts',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={`${isBought ? 'Not bought yet' : 'I bought it'}: ${itemName}`}
        aria-busy={setBought.isPending}
        onClick={() => setBought.mutate({ code, state: isBought ? 'reserved' : 'bought' })}
      >
        {isBought ? 'Not bought yet' : 'I bought it'}
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
