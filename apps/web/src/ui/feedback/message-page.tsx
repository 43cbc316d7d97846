import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessagePageProps {
  illustration: ReactNode;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A page with a single message: a picture, a sentence, a button. */
export function MessagePage({ illustration, title, children, action }: MessagePageProps) {
  return (
    <Container
      maxWidth="sm"
      sx={{ flex: 1, display: 'grid', placeContent: 'center', textAlign: 'center', py: 8 }}
    >
      <Box sx={{ mb: 4, '& svg': { width: '100%', maxWidth: 300, height: 'auto' } }}>{illustration}</Box>
      <Typography variant="h2" component="h1" gutterBottom>
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mb: 4 }}>
        {children}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'center', flexWrap: 'wrap' }}>{action}</Box>
    </Container>
  );
}
