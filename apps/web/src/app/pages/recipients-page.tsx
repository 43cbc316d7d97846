import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import type { RecipientSummary } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ContextualTips } from '../../ui/feedback/contextual-tips.js';
import { useFocusWhenEmptied } from '../../ui/fields/focus.js';
import { PlusIcon } from '../../ui/icons/icons.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { useFirstCalendarSettings, useNewDays } from '../../data/planning.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser } from '../../data/use-user.js';
import { comingOf } from '../../data/coming.js';
import { CalendarSettingsButton } from '../../features/calendar-settings/calendar-settings-button.js';
import { NoRecipients } from '../../features/people/no-recipients.js';
import { PeopleSection } from '../../features/people/people-section.js';
import { usePlanGift } from '../../features/person-form/plan-gift.js';
import { preloadAdd, RecipientDialogs, type Wish } from '../../features/person-form/recipient-dialogs.js';
import { CalendarImport, useCalendarImport } from '../calendar/calendar-import.js';
import { QuickAdd } from './quick-add.js';
import { useLatestIdeas } from './latest-ideas.js';
import { paths } from '../paths.js';
import { RecipientsSkeleton } from './recipients-skeleton.js';
import { recipientsQuery, upcomingQuery } from '../../features/people/recipients.api.js';
import { SignedOut } from '../../features/people/signed-out.js';
import { YearSection } from '../../features/timeline/year-section.js';

interface RecipientsPageProps {
  /** Path of the page with all occasions. */
  occasions: string;
  /** Path of a recipient's page. */
  pathOf: (id: number) => string;
}

/** The user's people and their next occasions. */
export function RecipientsPage(places: RecipientsPageProps) {
  usePageTitle('Gift Recipients');
  const { status } = useUser();
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out') return <SignedOut />;
  return <Dashboard isUser={status === 'signed-in'} {...places} />;
}

function Dashboard({ isUser, occasions, pathOf }: RecipientsPageProps & { isUser: boolean }) {
  useFirstCalendarSettings();
  useNewDays();
  const people = useInfiniteQuery({ ...recipientsQuery(), enabled: isUser });
  const upcoming = useQuery({ ...upcomingQuery, enabled: isUser });
  const coming = useMemo(() => comingOf(upcoming.data?.occasions ?? []), [upcoming.data]);
  const { mutate: plan, isPending, variables } = usePlanGift();
  const planFor = useCallback(({ id }: RecipientSummary) => plan({ recipientId: id }), [plan]);
  const planOccasion = useCallback(
    ({ id, recipientId }: UpcomingOccasion) => plan({ recipientId, occasionId: id }),
    [plan],
  );

  const ideas = useLatestIdeas(isUser, paths.recipients);
  const [wish, setWish] = useState<Wish>(null);
  const add = () => setWish('add');
  const [isQuick, setIsQuick] = useState(false);
  const addQuickly = () => setIsQuick(true);
  const leaveQuickAdd = useCallback(() => setIsQuick(false), []);
  const calendar = useCalendarImport();
  const edit = useCallback(({ id }: RecipientSummary) => setWish({ edit: id }), []);
  const close = useCallback(() => setWish(null), []);

  // Answers in the document are available before the session is known.
  const [first] = people.data?.pages ?? [];
  const isEmpty = isUser && first?.total === 0;
  useFocusWhenEmptied(isEmpty);
  // Once loaded, the page stays while parts of it are refetched.
  const [isThere, setIsThere] = useState(false);
  if (isUser && !isThere && people.isFetched && upcoming.isFetched) setIsThere(true);
  return (
    <>
      {isEmpty ? (
        <NoRecipients
          canAddDemoData={first.canAddDemoData}
          onAdd={add}
          onQuickAdd={addQuickly}
          onScan={calendar.show}
        />
      ) : (
        <Container
          maxWidth="lg"
          sx={{ py: { xs: 4, md: 7 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}
        >
          <Heading onAdd={add} onQuickAdd={addQuickly} onScan={calendar.show} />
          {isThere ? (
            <>
              {upcoming.data ? (
                <YearSection {...upcoming.data} coming={coming} all={occasions} onPlan={planOccasion} />
              ) : (
                <LoadError
                  error={upcoming.error}
                  what="your dates"
                  retrying={upcoming.isFetching}
                  onRetry={() => void upcoming.refetch()}
                />
              )}
              <PeopleSection
                coming={coming}
                pathOf={pathOf}
                ideas={ideas}
                planning={isPending ? variables.recipientId : undefined}
                onPlan={planFor}
                onEdit={edit}
              />
              <ContextualTips context="timeline" next="recipient-profile" />
            </>
          ) : (
            <RecipientsSkeleton />
          )}
        </Container>
      )}
      {isPending && <LoadingRibbon />}
      <CalendarImport {...calendar} />
      <RecipientDialogs wish={wish} onClose={close} />
      <QuickAdd
        open={isQuick}
        onClose={leaveQuickAdd}
        onDescribe={(id) => {
          leaveQuickAdd();
          setWish({ edit: id });
        }}
      />
    </>
  );
}

interface HeadingProps {
  onAdd: () => void;
  onQuickAdd: () => void;
  onScan: () => void;
}

/** The title of the page and the ways to add people. */
function Heading({ onAdd, onQuickAdd, onScan }: HeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="h2" component="h1" sx={{ mr: 'auto' }}>
        Gift Recipients
      </Typography>
      <CalendarSettingsButton />
      <Button name="scan-calendar" variant="outlined" onClick={onScan}>
        Scan my Calendar
      </Button>
      <Button name="quick-add" variant="outlined" onClick={onQuickAdd}>
        Quick add
      </Button>
      <Button
        name="add-recipient"
        variant="contained"
        startIcon={<PlusIcon />}
        onClick={onAdd}
        onPointerEnter={preloadAdd}
      >
        Add Recipient
      </Button>
    </Box>
  );
}
