import Box from '@mui/material/Box';
import { Bow } from './ribbon.js';

/** The word mark: a bow and the name in the heading face. */
export function Logo() {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        typography: 'h3',
        letterSpacing: '-0.02em',
      }}
    >
      <Bow sx={{ width: 32 }} />
      Giftwell
    </Box>
  );
}
