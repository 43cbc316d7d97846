import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../ui/feedback/use-page-title.js';
import { Bow } from '../../../ui/illustrations/ribbon.js';

interface NarrowPageProps {
  title: string;
  introduction: ReactNode;
  children: ReactNode;
}

/** A page with one small form. */
export function NarrowPage({ title, introduction, children }: NarrowPageProps) {
  usePageTitle(title);
  return (
    <Container maxWidth="xs" sx={{ py: { xs: 5, md: 9 }, px: { xs: 2.75, sm: 3 } }}>
      <Bow sx={{ width: 44, mb: 2 }} />
      <Typography variant="h2" component="h1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3.5 }} role="status">
        {introduction}
      </Typography>
      {children}
    </Container>
  );
}
