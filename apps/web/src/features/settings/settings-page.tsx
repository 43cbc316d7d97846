import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, type ComponentType } from 'react';
import { SignInPage } from '../../data/sign-in-page.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser } from '../../data/use-user.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { Bow } from '../../ui/illustrations/ribbon.js';
import { SettingsLinks } from './settings-links.js';
import { useAddressedPart } from './use-addressed-part.js';

/** One card of the page, with a link to it. */
export interface SettingsPart {
  /** The fragment of its address. */
  id: string;
  title: string;
  /** About the height of the content in pixels, for the time before it is loaded. */
  height: number;
  Content: ComponentType;
}

/** The account of the user, part by part; each is loaded and saved by itself. */
export function SettingsPage({ parts }: { parts: readonly SettingsPart[] }) {
  usePageTitle('Settings');
  const { user, status } = useUser();
  useAddressedPart(user !== null);
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out')
    return (
      <SignInPage illustration={<Bow sx={{ width: 120 }} />} title="Sign in to access settings">
        Your profile, your emails and dates, and what we’ve learned about your taste.
      </SignInPage>
    );
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 7 }, px: { xs: 2.75, sm: 3 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: { xs: 2.5, md: 4 } }}>
        Settings
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '13rem minmax(0, 44rem)' },
        }}
      >
        <SettingsLinks parts={parts} />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {parts.map((part) => (
            <PartCard key={part.id} part={part} loading={user === null} />
          ))}
        </Box>
      </Box>
    </Container>
  );
}

function PartCard({ part, loading }: { part: SettingsPart; loading: boolean }) {
  const { id, title, height, Content } = part;
  const placeholder = (
    <Skeleton variant="rounded" height={height} role="status" aria-busy="true" aria-label="Loading" />
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2.5, sm: 4 },
        borderRadius: '18px',
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography
        id={id}
        variant="h3"
        component="h2"
        tabIndex={-1}
        // Below the bar, which stays at the top.
        sx={{ mb: 2.5, scrollMarginTop: '6rem' }}
      >
        {title}
      </Typography>
      {loading ? (
        placeholder
      ) : (
        <Suspense fallback={placeholder}>
          <Content />
        </Suspense>
      )}
    </Box>
  );
}
