import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const width = 7;
const at = { left: 1.5, right: 98.5, middle: 50 };
const satin = 'var(--mui-palette-primary-main)';

/** The ribbon next to a section. */
export function RibbonSide({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          top: -1,
          bottom: -1,
          left: `${at[side]}%`,
          width,
          ml: `-${width / 2}px`,
          background: `repeating-linear-gradient(${seam} 0 5px, transparent 5px 11px) center / 1.5px 100% no-repeat, ${satin}`,
        }}
      />
      {children}
    </Box>
  );
}

const seam = '180deg, color-mix(in srgb, var(--mui-palette-primary-contrastText) 55%, transparent)';

interface CrossingProps {
  from: 'left' | 'right';
  to?: 'left' | 'right' | 'middle';
}

/** The ribbon between two sections, crossing to the other edge. */
export function RibbonCrossing({ from, to = from === 'left' ? 'right' : 'left' }: CrossingProps) {
  const path = `M${at[from]} 0C${at[from]} 70 ${at[to]} 30 ${at[to]} 100`;
  return (
    <Box
      component="svg"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
      sx={{ display: 'block', width: '100%', height: { xs: 96, md: 150 }, overflow: 'visible' }}
    >
      <path d={path} fill="none" stroke={satin} strokeWidth={width} vectorEffect="non-scaling-stroke" />
      <path
        d={path}
        fill="none"
        stroke="color-mix(in srgb, var(--mui-palette-primary-contrastText) 55%, transparent)"
        strokeWidth="1.5"
        strokeDasharray="5 6"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
