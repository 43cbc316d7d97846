import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';

/** Placeholder while a page's code is loading. */
export function PageSkeleton() {
  return (
    <Container sx={{ py: 8 }} aria-busy="true" aria-label="Loading">
      <Skeleton width="40%" height={56} sx={{ transform: 'none', mb: 2 }} />
      <Skeleton width="60%" height={24} sx={{ transform: 'none', mb: 6 }} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {[0, 1, 2].map((each) => (
          <Skeleton key={each} variant="rounded" height={260} />
        ))}
      </Box>
    </Container>
  );
}
