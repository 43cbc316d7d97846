import Box from '@mui/material/Box';
import { Bow } from '../illustrations/ribbon.js';

/** The logo: a bow and the name in the heading font. */
export function Logo() {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1 },
        fontSize: { xs: '1.25rem', sm: '1.5rem' },
        typography: 'h3',
        letterSpacing: '-0.02em',
      }}
    >
      <Bow sx={{ width: { xs: 28, sm: 32 } }} />
      <Box component="span" sx={{ '@media (max-width: 345px)': { display: 'none' } }}>
        Giftwell
      </Box>
    </Box>
  );
}
