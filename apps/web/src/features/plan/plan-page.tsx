import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { inDollars } from '../../ui/fields/gift-money.js';
import { useFirstCalendarSettings, useNewDays } from '../../data/planning.js';
import { SignInPage } from '../../data/sign-in-page.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser } from '../../data/use-user.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { EmptyDrawer } from '../../ui/illustrations/illustrations.js';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/icons.js';
import { counted } from '../../ui/text/counted.js';
import { monthsOf } from './plan-months.js';
import { PlanRowItem } from './plan-row.js';
import { planFile, planQuery, type Plan } from './plan.api.js';
import { PlanRows, Sums } from './plan.styles.js';

interface PlanPageProps {
  /** Where all people are. */
  people: string;
  /** Where everything about a recipient is. */
  pathOf: (id: number) => string;
}

const yearIn = (text: string | null): number | undefined =>
  text && /^(19|2\d)\d\d$/.test(text) ? Number(text) : undefined;

/** A year of gifts: months, people, how far each gift is, and the money. */
export function PlanPage(places: PlanPageProps) {
  usePageTitle('Gift plan');
  useFirstCalendarSettings();
  useNewDays();
  const { status } = useUser();
  const [search] = useSearchParams();
  const plan = useQuery({ ...planQuery(yearIn(search.get('year'))), enabled: status === 'signed-in' });
  const { error } = plan;
  // An answer in the document is known before its user is; until then the page is as it was prerendered.
  const data = status === 'signed-in' ? plan.data : undefined;
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out')
    return (
      <SignInPage illustration={<EmptyDrawer />} title="Your year of gifts">
        Sign in to see every month with its people, their gifts and what you spend.
      </SignInPage>
    );
  return (
    <Container
      maxWidth="lg"
      sx={{ py: { xs: 4, md: 7 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h2" component="h1" sx={{ mr: 'auto' }}>
          Gift plan{data && ` ${data.year}`}
        </Typography>
        {data && <Years year={data.year} />}
      </Box>
      {data && <YearPlan plan={data} {...places} />}
      {!data && error && (
        <LoadError
          error={error}
          what="your plan"
          retrying={plan.isFetching}
          onRetry={() => void plan.refetch()}
        />
      )}
      {!data && !error && (
        <Box aria-busy="true" aria-label="Loading" role="status" sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={86} />
          <Skeleton variant="rounded" height={240} />
        </Box>
      )}
    </Container>
  );
}

const Years = ({ year }: { year: number }) => (
  <Box component="nav" aria-label="Year" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <Button component={Link} to={`?year=${year - 1}`} variant="outlined" startIcon={<ArrowLeftIcon />}>
      {year - 1}
    </Button>
    <Button component={Link} to={`?year=${year + 1}`} variant="outlined" endIcon={<ArrowRightIcon />}>
      {year + 1}
    </Button>
    <Button component="a" href={planFile(year)} download variant="text">
      Export as CSV
    </Button>
  </Box>
);

function YearPlan({ plan: { rows, money, year, today }, people, pathOf }: PlanPageProps & { plan: Plan }) {
  const months = useMemo(() => monthsOf(rows), [rows]);
  if (rows.length === 0)
    return (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 3 }}>
        <Typography>
          Nothing in {year} yet. Add people and their dates, and their gifts will show up here.
        </Typography>
        <Button component={Link} to={people} variant="contained">
          Add people
        </Button>
      </Box>
    );
  const sums = [
    { label: 'Planned', amount: money.planned },
    { label: 'Spent', amount: money.spent },
    { label: 'Budget', amount: money.budget },
  ];
  return (
    <>
      <div>
        <Sums aria-label={`Money in ${year}`}>
          {sums.map(
            ({ label, amount }) =>
              amount !== null && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{inDollars(amount)}</dd>
                </div>
              ),
          )}
        </Sums>
        {money.withoutPrice > 0 && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            “Spent” leaves out {counted(money.withoutPrice, 'bought gift')} without a price.
          </Typography>
        )}
      </div>
      {months.map(({ title, rows: those }) => (
        <section key={title}>
          <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          <PlanRows aria-label={title}>
            {those.map((row) => (
              <PlanRowItem
                key={`${row.recipientId} ${row.occasion?.id}`}
                row={row}
                today={today}
                to={pathOf(row.recipientId)}
              />
            ))}
          </PlanRows>
        </section>
      ))}
    </>
  );
}
