import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { focusPage, useFocusWhenEmptied } from '../../ui/fields/focus.js';
import { EmptyDrawer } from '../../ui/illustrations/illustrations.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { useSaved } from '../../data/stores/saved-suggestions.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { counted } from '../../ui/text/counted.js';
import { AskAgain } from '../../data/ask-again.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser, type UserStatus } from '../../data/use-user.js';
import { openWizard } from '../../data/stores/wizard-store.js';
import { ImportSavedNote, Note } from './import/import-saved-note.js';
import { ListSkeleton } from './list-skeleton.js';
import { mergeIdeas, type SavedIdea } from './merged-ideas.js';
import { LayoutToggle, SavedFilters } from './saved-filters.js';
import { SavedList } from './saved-list.js';
import { applyView, categoriesOf, isFiltered, peopleOf, writeView } from './saved-view.js';
import { savedQuery } from './saved.api.js';
import { useSavedView } from './use-saved-view.js';

interface SavedPageProps {
  /** Path of a recipient's page. */
  pathOf: (recipientId: number) => string;
}

/** The saved ideas: from the server for a user, from the browser for a guest. */
export function SavedPage({ pathOf }: SavedPageProps) {
  usePageTitle('Saved suggestions');
  const { status } = useUser();
  const signedIn = status === 'signed-in';
  const account = useQuery({ ...savedQuery, enabled: signedIn });
  const onServer = signedIn ? account.data : undefined;
  const inBrowser = useSaved();
  const ideas = useMemo(() => mergeIdeas(onServer ?? [], inBrowser), [onServer, inBrowser]);
  const loading = status === 'unknown' || (signedIn && !account.data);

  useFocusWhenEmptied(!loading && ideas.length === 0);

  if (!loading && ideas.length === 0)
    return status === 'unreachable' ? <UnreachablePage /> : <NothingSaved />;
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 7 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        Saved Suggestions
      </Typography>
      {loading ? <ListSkeleton /> : <SavedIdeas ideas={ideas} status={status} pathOf={pathOf} />}
    </Container>
  );
}

interface SavedIdeasProps extends SavedPageProps {
  ideas: readonly SavedIdea[];
  status: UserStatus;
}

function SavedIdeas({ ideas, status, pathOf }: SavedIdeasProps) {
  const { view, change, clear } = useSavedView();
  const { layout, q, person, category, price, sort } = view;
  const shown = useMemo(
    () => applyView(ideas, { q, person, category, price, sort }),
    [ideas, q, person, category, price, sort],
  );
  const people = useMemo(() => peopleOf(ideas), [ideas]);
  const categories = useMemo(() => categoriesOf(ideas), [ideas]);
  const filtered = isFiltered(view);
  useFocusWhenEmptied(shown.length === 0);
  const clearAll = () => {
    // The button disappears with the filters.
    focusPage();
    clear();
  };
  return (
    <>
      <SavedFilters view={view} people={people} categories={categories} onChange={change} />
      <NoteFor status={status} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 48 }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {shown.length} of {counted(ideas.length, 'suggestion')}
        </Typography>
        {filtered && shown.length > 0 && (
          <Button variant="text" size="small" onClick={clearAll}>
            Clear filters
          </Button>
        )}
        <Box sx={{ ml: 'auto' }}>
          <LayoutToggle layout={layout} onChange={change} />
        </Box>
      </Box>
      {shown.length > 0 ? (
        <SavedList
          ideas={shown}
          question={writeView({ ...view, layout: 'grid' })}
          layout={layout}
          marksHere={status === 'signed-in'}
          pathOf={pathOf}
        />
      ) : (
        <NothingMatches onClear={clearAll} />
      )}
    </>
  );
}

function NoteFor({ status }: { status: UserStatus }) {
  if (status === 'signed-in') return <ImportSavedNote />;
  return status === 'unreachable' ? <UnreachableNote /> : <GuestNote />;
}

const UnreachableNote = () => (
  <Note title="We couldn’t reach Giftwell" action={<AskAgain size="small" variant="outlined" />}>
    These are the ideas saved on this device.
  </Note>
);

const GuestNote = () => (
  <Note
    title="Saved on this device"
    action={
      <Button variant="outlined" onClick={() => openAuthDialog('register')}>
        Create an account
      </Button>
    }
  >
    Create an account to see them everywhere.
  </Note>
);

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <Box sx={{ textAlign: 'center', py: { xs: 5, md: 8 }, '& svg': { width: 240, maxWidth: '100%' } }}>
      <EmptyDrawer />
      <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 2 }}>
        No suggestions match your filters
      </Typography>
      <Button variant="contained" onClick={onClear}>
        Clear filters
      </Button>
    </Box>
  );
}

const NothingSaved = () => (
  <MessagePage
    illustration={<EmptyDrawer />}
    title="No saved suggestions yet"
    action={
      <Button variant="contained" size="large" onClick={() => openWizard()}>
        Find gift ideas
      </Button>
    }
  >
    When an idea feels right, press “Save for Later” and you’ll find it here.
  </MessagePage>
);
