import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../ui/feedback/load-error.js';
import { Figures } from './figures.js';
import { figuresQuery, statementsQuery } from './insights.api.js';
import { PersonStatements } from './person-statements.js';
import { PredictionChart } from './prediction-chart.js';
import { InsightsBlock } from './insights-block.js';

/** What was learned from the user's ratings, and how well it predicts them. */
export function InsightSettings() {
  const figures = useQuery(figuresQuery);
  const learned = useQuery(statementsQuery);
  const error = figures.error ?? learned.error;
  if (error && !(figures.data && learned.data))
    return (
      <LoadError
        error={error}
        what="what we’ve learned"
        retrying={figures.isFetching || learned.isFetching}
        onRetry={() => void Promise.all([figures.refetch(), learned.refetch()])}
      />
    );
  if (!figures.data || !learned.data) return null;
  const { insights } = figures.data;
  const { people, predictions } = learned.data;
  if (insights.totalRatings === 0 && insights.favoriteCategories.length === 0 && people.length === 0)
    return <NothingYet />;
  return (
    <>
      <Figures {...figures.data} />
      {people.map((person) => (
        <PersonStatements key={`${person.recipientId}:${person.recipientKey}`} person={person} />
      ))}
      {predictions.length > 1 && (
        <InsightsBlock title="Predictions and ratings">
          <PredictionChart predictions={predictions} />
        </InsightsBlock>
      )}
    </>
  );
}

const NothingYet = () => (
  <Typography sx={{ color: 'text.secondary' }}>
    Nothing yet. Rate or save a few gift ideas, and you’ll see here what we’ve learned from them, person by
    person. You can correct it at any time.
  </Typography>
);
