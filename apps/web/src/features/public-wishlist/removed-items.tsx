import type { PublicWishlist } from '@giftwell/contracts/planning/reservations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { localReservations, useLocalReservations, type LocalReservation } from './local-reservations.js';
import { reservationQuery } from './public-wishlist.api.js';

/** What a guest reserved here, and what isn't on the list any more. Without an email, this is how they learn of it. */
export function RemovedItems({ list: { shareCode, items } }: { list: PublicWishlist }) {
  const here = useLocalReservations().filter((each) => each.shareCode === shareCode);
  const removed = here.filter(({ itemId }) => items.every(({ id }) => id !== itemId));
  return removed.map((each) => <RemovedItem key={each.code} reservation={each} />);
}

function RemovedItem({ reservation: { code, itemName } }: { reservation: LocalReservation }) {
  // It may have been renamed since it was reserved here.
  const { data, isPending } = useQuery(reservationQuery(code));
  if (isPending) return null;
  const name = data?.itemName ?? itemName;
  return (
    <Box
      role="status"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, displayPrint: 'none' },
        ...{ p: 2, borderRadius: '14px', border: 1, borderColor: 'divider', bgcolor: 'background.paper' },
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <b>An item you reserved was removed:</b> {name}
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={`OK, hide this note about ${name}`}
        onClick={() => localReservations.remove(code)}
      >
        OK
      </Button>
    </Box>
  );
}
