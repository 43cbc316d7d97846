import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** The bow that ends a ribbon. Decorative. */
export function Bow({ sx }: { sx?: SxProps<Theme> }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 52"
      aria-hidden
      focusable="false"
      sx={[{ width: 40, flexShrink: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <g
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
        fill="none"
      >
        <path d="M32 21C24 5 8 4 8 14c0 9 14 11 24 7Z" />
        <path d="M32 21C40 5 56 4 56 14c0 9-14 11-24 7Z" />
        <path d="M31 22C28 34 23 42 16 48M33 22c3 12 8 20 15 26" />
      </g>
      <circle cx="32" cy="21" r="5.5" fill="var(--mui-palette-marigold-main)" />
    </Box>
  );
}
