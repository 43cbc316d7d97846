import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { openAuthDialog } from '../../shared/auth-dialog-store.js';
import { EmptyDrawer } from '../../shared/illustrations.js';
import { MessagePage } from '../../shared/message-page.js';
import { useSaved } from '../../shared/saved-suggestions.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useUser } from '../../shared/use-user.js';
import { openWizard } from '../../shared/wizard-store.js';
import { AccountList, BrowserList, ListSkeleton } from './saved-list.js';
import { savedQuery } from './saved.api.js';

/** The ideas somebody kept: on the server for an account, in the browser for a guest. */
export function SavedPage() {
  usePageTitle('Saved ideas');
  const { status } = useUser();
  const signedIn = status === 'signed-in';
  const account = useQuery({ ...savedQuery, enabled: signedIn });
  const inBrowser = useSaved();
  const onServer = (signedIn && account.data) || [];
  const count = onServer.length + inBrowser.length;
  const loading = status === 'unknown' || (signedIn && account.isPending);

  if (!loading && count === 0) return <NothingSaved />;
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 7 } }}>
      <Typography variant="h2" component="h1">
        Saved ideas
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }} role="status">
        {loading ? 'Opening the drawer…' : `${count} ${count === 1 ? 'idea' : 'ideas'} put aside for later`}
      </Typography>
      {loading ? (
        <ListSkeleton />
      ) : (
        <>
          {onServer.length > 0 && <AccountList suggestions={onServer} />}
          {inBrowser.length > 0 && <BrowserSection signedIn={signedIn} />}
        </>
      )}
    </Container>
  );
}

function BrowserSection({ signedIn }: { signedIn: boolean }) {
  return (
    <Box component="section" aria-labelledby="in-this-browser" sx={{ mt: signedIn ? 6 : 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Box sx={{ flex: '1 1 20rem' }}>
          <Typography variant="h3" component="h2" id="in-this-browser">
            In this browser
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {signedIn
              ? 'You saved these without an account, so only this browser knows them.'
              : 'Only this browser knows them. With an account, the ideas you save are there on every device.'}
          </Typography>
        </Box>
        {!signedIn && (
          <Button variant="outlined" onClick={() => openAuthDialog('register')}>
            Create an account
          </Button>
        )}
      </Box>
      <BrowserList />
    </Box>
  );
}

const NothingSaved = () => (
  <MessagePage
    illustration={<EmptyDrawer />}
    title="Nothing saved yet"
    action={
      <Button variant="contained" size="large" onClick={() => openWizard()}>
        Find gift ideas
      </Button>
    }
  >
    When an idea feels right, press “Save for Later” and you will find it here.
  </MessagePage>
);
