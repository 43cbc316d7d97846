import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** About how tall a section is on a phone and on a wide screen, in pixels: its place while it isn't laid out. */
type Heights = readonly [phone: number, wide: number];

/**
 * Sections outside the viewport are neither laid out nor painted, which the first paint would wait for. Browsers lay out
 * those just below it; the animation (base.css) has them wait for the first paint as well.
 */
export const laidOutWhenSeen = ([phone, wide]: Heights) => ({
  contentVisibility: 'auto',
  animation: 'left-out 1ms 0.2s backwards',
  containIntrinsicHeight: { xs: `auto ${phone}px`, md: `auto ${wide}px` },
  '@media print': { contentVisibility: 'visible' },
});

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  heights: Heights;
  children: ReactNode;
}

/** A section with a heading. Focusable, for links to it. */
export function Section({ id, title, lead, heights, children }: SectionProps) {
  return (
    <Container
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      maxWidth="lg"
      sx={{
        py: 2,
        px: { xs: 2.75, sm: 4 },
        scrollMarginTop: 84,
        '&:focus': { outline: 'none' },
        ...laidOutWhenSeen(heights),
      }}
    >
      <Typography variant="h2" id={`${id}-title`} sx={{ mb: 1.5, maxWidth: '24ch' }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', maxWidth: '40rem' }}>
          {lead}
        </Typography>
      )}
      {children}
    </Container>
  );
}
