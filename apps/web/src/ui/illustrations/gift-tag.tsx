import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';

const cut = 34;
const outline = `polygon(0 0, calc(100% - ${cut}px) 0, 100% ${cut}px, 100% 100%, 0 100%)`;

export interface GiftTagProps {
  children: ReactNode;
  component?: ElementType;
  sx?: SxProps<Theme>;
  /** Padding of the content in spacing units. */
  padding?: number;
  /** Removes it from the tab and reading order if it is only a placeholder. */
  'aria-hidden'?: boolean;
  'aria-labelledby'?: string;
}

/** A gift tag with one idea: a cut corner, a punched hole, a short loop of thread. */
export function GiftTag({ children, component = 'div', sx, padding = 3, ...rest }: GiftTagProps) {
  return (
    <Box
      component={component}
      {...rest}
      sx={[
        {
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          p: padding,
          isolation: 'isolate',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Paper />
      <Eyelet />
      {children}
    </Box>
  );
}

/**
 * Border and background are two layers, one pixel apart, because a clipped box loses its border. They are behind the
 * text, so that the shadow isn't redrawn when something moves on the tag.
 */
function Paper() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        pointerEvents: 'none',
        filter:
          'drop-shadow(0 10px 16px rgba(70, 40, 20, 0.11)) drop-shadow(0 1px 1px rgba(70, 40, 20, 0.08))',
        '&::before, &::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: '14px',
          clipPath: outline,
        },
        '&::before': {
          background:
            'color-mix(in srgb, var(--mui-palette-text-primary) 18%, var(--mui-palette-background-paper))',
        },
        '&::after': { inset: '1px', borderRadius: '13px', backgroundColor: 'background.paper' },
      }}
    />
  );
}

function Eyelet() {
  return (
    <Box
      component="svg"
      viewBox="0 0 60 60"
      aria-hidden
      focusable="false"
      sx={{
        position: 'absolute',
        top: -20,
        right: -8,
        width: 60,
        height: 60,
        pointerEvents: 'none',
        overflow: 'visible',
      }}
    >
      <circle cx="31" cy="41" r="7" fill="var(--mui-palette-marigold-main)" />
      <circle cx="31" cy="41" r="3.8" fill="var(--mui-palette-background-default)" />
      <path
        d="M31 41C22 27 30 8 39 9c9 1 4 17-8 32"
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </Box>
  );
}
