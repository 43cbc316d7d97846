import type { Insights, Preferences } from '@giftwell/contracts/gift-ai/learning';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface FiguresProps {
  insights: Insights;
  preferences: Preferences;
}

const progress: Record<Insights['learningProgress'], { value: number; label: string }> = {
  beginning: { value: 30, label: 'Beginning' },
  moderate: { value: 60, label: 'Moderate' },
  advanced: { value: 90, label: 'Advanced' },
};
const shownPreferences = 3;
const percent = (share: number) => `${Math.round(share * 100)}%`;
/** A figure that can't be computed yet. */
const notYet = '–';

/** The figures of all ratings, and what the user likes in general. */
export function Figures({ insights, preferences }: FiguresProps) {
  const progressId = useId();
  const { value, label } = progress[insights.learningProgress];
  const figures: [string, string][] = [
    ['Ideas suggested', String(insights.totalSuggestions)],
    ['Ratings', String(insights.totalRatings)],
    [
      'Average rating',
      insights.averageRating === null ? notYet : `${insights.averageRating.toFixed(1)} of 5`,
    ],
    ['Correct predictions', insights.accuracy === null ? notYet : percent(insights.accuracy)],
    ['Confidence', percent(insights.confidenceScore)],
  ];
  const preferred = preferences.preferredCategories.slice(0, shownPreferences);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
        }}
      >
        {figures.map(([name, figure]) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'start' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0 }}>
              {figure}
            </Typography>
          </Box>
        ))}
      </Box>
      <div>
        <Typography id={progressId} sx={{ fontWeight: 600, mb: 1 }}>
          Learning progress: {label}
        </Typography>
        <LinearProgress variant="determinate" value={value} aria-labelledby={progressId} />
      </div>
      {insights.favoriteCategories.length > 0 && (
        <Words
          title="Favorite categories"
          words={insights.favoriteCategories.map(({ category, count }) => `${category} (${count})`)}
        />
      )}
      {preferred.length > 0 && <Words title="You tend to choose" words={preferred} />}
      {preferences.priceRangePreference && (
        <Words title="Usual price range" words={[preferences.priceRangePreference]} />
      )}
    </Box>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <Typography id={id} sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {words.map((word) => (
          <Box
            key={word}
            component="li"
            sx={{
              px: 1.5,
              py: 0.5,
              borderRadius: '8px',
              typography: 'body2',
              backgroundColor: 'blush.main',
              color: 'blush.contrastText',
            }}
          >
            {word}
          </Box>
        ))}
      </Box>
    </div>
  );
}
