import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';

interface LegalPageProps {
  title: string;
  short: string;
  children: ReactNode;
}

/** A text page: a summary in one paragraph, then sections. */
export function LegalPage({ title, short, children }: LegalPageProps) {
  usePageTitle(title);
  return (
    <Container component="article" maxWidth="md" sx={{ py: { xs: 5, md: 8 }, px: { xs: 2.75, sm: 4 } }}>
      <Typography variant="h1" sx={{ fontSize: 'clamp(2.25rem, 1.6rem + 3vw, 3.25rem)', mb: 3 }}>
        {title}
      </Typography>
      <Box sx={{ pl: 2.5, borderLeft: 6, borderColor: 'primary.main', mb: 5, maxWidth: '40rem' }}>
        <Typography variant="subtitle1" component="p">
          {short}
        </Typography>
      </Box>
      <Box sx={{ maxWidth: '40rem', display: 'grid', gap: 4 }}>{children}</Box>
    </Container>
  );
}

/** A section with a heading. */
export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{ '& p, & ul': { m: 0, mt: 1.5 }, '& ul': { pl: 2.5 }, '& li + li': { mt: 0.75 } }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
