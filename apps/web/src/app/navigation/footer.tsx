import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.js';
import { version } from '../version.js';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();
/** A prerendered page doesn't know the current year. */
const useYear = () => useSyncExternalStore(never, thisYear, () => null);

/** The footer of the public pages. */
export function Footer() {
  const year = useYear();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 3 }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 1,
          color: 'text.secondary',
        }}
      >
        <Typography variant="body2">{['©', year, 'Giftwell'].filter(Boolean).join(' ')}</Typography>
        <Box component="nav" aria-label="Legal" sx={{ display: 'flex', gap: 3, typography: 'body2' }}>
          <MuiLink component={Link} to={paths.terms} sx={{ py: 1 }}>
            Terms
          </MuiLink>
          <MuiLink component={Link} to={paths.privacy} sx={{ py: 1 }}>
            Privacy
          </MuiLink>
          {/* A static document, created by the build. */}
          <MuiLink href="/open-source" sx={{ py: 1 }}>
            Open source
          </MuiLink>
        </Box>
        <Typography variant="body2">Version {version}</Typography>
      </Container>
    </Box>
  );
}
