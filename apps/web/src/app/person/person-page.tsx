import type { Occasion } from '@giftwell/contracts/planning/occasions';
import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { onceADay, recipientQuery, useFirstCalendarSettings, useNewDays } from '../../data/planning.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser, type UserStatus } from '../../data/use-user.js';
import { GiftRecord } from '../../features/gifts/gift-record.js';
import { usePlanGift } from '../../features/person-form/plan-gift.js';
import { PersonDays } from '../../features/person/person-days.js';
import { PersonHeader } from '../../features/person/person-header.js';
import { PersonKnown } from '../../features/person/person-known.js';
import { errorKind } from '../../ui/feedback/app-error.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { useLatestIdeas } from '../pages/latest-ideas.js';
import { PageSkeleton } from '../pages/page-skeleton.js';

// Below what is seen first.
const PersonNotes = lazy(async () => ({ default: (await import('./person-notes.js')).PersonNotes }));
// Instead of a person, which is rare.
const SignedOut = lazy(async () => ({
  default: (await import('../../features/people/signed-out.js')).SignedOut,
}));
const NoSuchPerson = lazy(async () => ({ default: (await import('./no-such-person.js')).NoSuchPerson }));

const loadDialog = () => import('../../features/person-form/edit-recipient-dialog.js');

interface PersonPageProps {
  /** Null if the address has no valid id. */
  id: number | null;
  /** Path of the page with all people. */
  people: string;
  /** Path of a recipient's page. */
  pathOf: (id: number) => string;
}

/** Everything about one person: who they are, their dates, what they like, and their gifts. */
export function PersonPage({ id, people, pathOf }: PersonPageProps) {
  const { status } = useUser();
  const isUser = status === 'signed-in';
  const { data, error, isFetching, refetch } = useQuery({
    ...recipientQuery(id ?? 0),
    enabled: isUser && id !== null,
    refetchOnWindowFocus: onceADay,
  });
  usePageTitle(data?.name ?? 'Gift Recipients');
  if (status !== 'signed-in') return <NotSignedIn status={status} />;
  if (id === null || errorKind(error) === 'not_found')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NoSuchPerson people={people} />
      </Suspense>
    );
  if (data) return <Person recipient={data} people={people} pathOf={pathOf} />;
  if (!error) return <PageSkeleton />;
  return (
    <Container sx={{ py: 8 }}>
      <LoadError error={error} what="this person" retrying={isFetching} onRetry={() => void refetch()} />
    </Container>
  );
}

function NotSignedIn({ status }: { status: Exclude<UserStatus, 'signed-in'> }) {
  if (status === 'unreachable') return <UnreachablePage />;
  // As the page is prerendered, also if its answers are already there.
  if (status === 'unknown') return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SignedOut />
    </Suspense>
  );
}

/** Past ones and those without a date come last. */
const bySoonest = (one: Occasion, other: Occasion) => (one.daysLeft ?? 1e6) - (other.daysLeft ?? 1e6);

function Person({ recipient, people, pathOf }: Omit<PersonPageProps, 'id'> & { recipient: Recipient }) {
  useFirstCalendarSettings();
  useNewDays();
  const { id, name } = recipient;
  const { mutate: plan, isPending } = usePlanGift();
  const [editing, setEditing] = useState(false);
  const close = useCallback(() => setEditing(false), []);
  const dialogPart = useLazyModule(editing, loadDialog, close);
  const ideaField = useRef<HTMLInputElement>(null);
  const ideas = useLatestIdeas(true, pathOf(id)).get(id);
  const occasions = useMemo(() => recipient.occasions.toSorted(bySoonest), [recipient]);
  return (
    <Container
      maxWidth="lg"
      sx={{
        py: { xs: 3, md: 5 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 4, md: 5 },
      }}
    >
      <div>
        <Button component={Link} to={people} variant="text" size="small" sx={{ ml: -1.5, mb: 1 }}>
          All people
        </Button>
        <PersonHeader
          recipient={recipient}
          planning={isPending}
          onPlan={() => plan({ recipientId: id })}
          onAddIdea={() => ideaField.current?.focus()}
          onEdit={() => setEditing(true)}
        />
      </div>
      <PersonDays occasions={occasions} />
      <GiftRecord recipient={{ id, name, occasions }} field={ideaField} ideas={ideas} />
      <PersonKnown recipient={recipient} />
      <Suspense fallback={<Skeleton variant="rounded" height={77} />}>
        <PersonNotes recipient={recipient} people={people} pathOf={pathOf} />
      </Suspense>
      {(isPending || (editing && !dialogPart)) && <LoadingRibbon />}
      {dialogPart && <dialogPart.EditRecipientDialog open={editing} recipientId={id} onClose={close} />}
    </Container>
  );
}
