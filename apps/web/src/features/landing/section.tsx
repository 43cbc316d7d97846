import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section with a heading. Focusable, for links to it. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Container
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      maxWidth="lg"
      sx={{ py: 2, px: { xs: 2.75, sm: 4 }, scrollMarginTop: 84, '&:focus': { outline: 'none' } }}
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
