import type { PublicWishlist } from '@giftwell/contracts/planning/reservations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { localReservations, useLocalReservations } from './local-reservations.js';

/** What a guest reserved here, and what isn't on the list any more. Without an email, this is how they learn of it. */
export function RemovedItems({ list: { shareCode, items } }: { list: PublicWishlist }) {
  const here = useLocalReservations().filter((each) => each.shareCode === shareCode);
  const removed = here.filter(({ itemId }) => items.every(({ id }) => id !== itemId));
  return removed.map(({ code, itemName }) => (
    <Box
      key={code}
      role="status"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, displayPrint: 'none' },
        ...{ p: 2, borderRadius: '14px', border: 1, borderColor: 'divider', bgcolor: 'background.paper' },
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <b>An item you reserved was removed:</b> {itemName}
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={`OK, hide this note about ${itemName}`}
        onClick={() => localReservations.remove(code)}
      >
        OK
      </Button>
    </Box>
  ));
}
