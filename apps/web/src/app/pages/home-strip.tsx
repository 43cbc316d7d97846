import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { comingOf } from '../../data/coming.js';
import { api } from '../../data/api.js';
import { onceADay, useNewDays } from '../../data/planning.js';
import { firstDaysKey } from '../../data/query-keys.js';
import { openAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { runsQuery } from '../../data/runs/runs.js';
import { usePlanGift } from '../../features/person-form/plan-gift.js';
import { QuickNoteForm } from '../../features/quick-note/quick-note-form.js';
import { StripDays } from '../../features/timeline/strip-days.js';
import { sharedDays } from '../../features/timeline/shared-days.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import { counted } from '../../ui/text/counted.js';
import { paths, recipientPath } from '../paths.js';
import { ideasLink } from '../wizard/ideas-address.js';

const daysShown = 3;
const runsShown = 3;
/** Enough for three days that many people share. */
const daysRead = 60;

const firstDaysQuery = queryOptions({
  queryKey: firstDaysKey,
  queryFn: ({ signal }) => api.occasions.upcoming({ limit: daysRead }, { signal }),
  refetchOnWindowFocus: onceADay,
});

/** What’s next for a user: their days, their last ideas, and a field for a note; a way back for who was signed out. */
export const HomeStrip = ({ isUser }: { isUser: boolean }) => (isUser ? <Next /> : <SignedOut />);

const SignedOut = () => (
  <Strip aria-label="What’s next">
    <section>
      <p>You’re signed out. Sign in to see your next dates and ideas.</p>
      <Button variant="outlined" onClick={() => openAuthDialog('login')} sx={{ mt: 2 }}>
        Sign In
      </Button>
    </section>
  </Strip>
);

function Next() {
  useNewDays();
  const { data, error, isFetching, refetch } = useQuery(firstDaysQuery);
  const days = useMemo(() => data && sharedDays(comingOf(data.occasions)).slice(0, daysShown), [data]);
  const { mutate: plan, isPending } = usePlanGift();
  return (
    <Strip aria-label="What’s next">
      <section className="days" aria-labelledby="strip-days">
        <h2 id="strip-days">Next dates</h2>
        {!days && error && (
          <LoadError error={error} what="your dates" retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {days && (
          <StripDays
            days={days}
            people={paths.recipients}
            occasions={paths.occasions}
            onPlan={({ id, recipientId }) => plan({ recipientId, occasionId: id })}
          />
        )}
      </section>
      <section className="ideas" aria-labelledby="strip-ideas">
        <h2 id="strip-ideas">Your latest ideas</h2>
        <LastIdeas />
      </section>
      <section>
        <QuickNoteForm pathOf={recipientPath} people={paths.recipients} />
      </section>
      {isPending && <LoadingRibbon />}
    </Strip>
  );
}

function LastIdeas() {
  const { data, error, isFetching, refetch } = useQuery(runsQuery);
  if (!data)
    return (
      error && (
        <LoadError error={error} what="your ideas" retrying={isFetching} onRetry={() => void refetch()} />
      )
    );
  if (data.length === 0) return <p className="quiet">None yet. Describe someone below.</p>;
  return (
    <ul>
      {data.slice(0, runsShown).map(({ run, recipientName, ideas, occasion: type, customType }) => (
        <li key={run}>
          <Link {...ideasLink(run, { pathname: paths.home })} className="line">
            <b>{recipientName}</b>
            <span className="quiet">
              {occasionName({ type, customType })}, {counted(ideas, 'idea')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** All heights are given, so that nothing moves when the answers come. */
const Strip = styled('aside')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    display: 'grid',
    gap: '1.25rem 2.5rem',
    maxWidth: theme.breakpoints.values.lg,
    margin: '0 auto',
    padding: '1.25rem 1.375rem 0',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('sm')]: { paddingInline: '2rem' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1.2fr)',
      paddingTop: '1.75rem',
    },
    '& h2': { ...theme.typography.h6, margin: '0 0 0.5rem' },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li': { height: '3.75rem', borderTop: `1px solid ${palette.divider}` },
    '& p': { margin: 0, ...theme.typography.body2 },
    '& .quiet': { ...theme.typography.body2, color: palette.text.secondary },
    '& .line': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      height: '100%',
      minWidth: 0,
      flex: 1,
      color: 'inherit',
      textDecoration: 'none',
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '& a.line:hover b': { textDecoration: 'underline' },
    '& .day': { display: 'flex', alignItems: 'center', gap: '0.75rem' },
    // On a phone: two days and the last ideas alone, and their space from the beginning.
    [theme.breakpoints.down('md')]: {
      '& li:nth-of-type(n + 3), & .ideas li:nth-of-type(n + 2)': { display: 'none' },
      '& .days': { minHeight: '9.5rem' },
      '& .ideas': { minHeight: '5.75rem' },
    },
  };
});
