import type { Statements } from '@giftwell/contracts/gift-ai/learning';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type Predictions = Statements['predictions'];

const height = 180;
const stars = [5, 4, 3, 2, 1];
/** Places in percent of the drawing, which fills its place; a margin keeps the dots inside. */
const y = (value: number) => 4 + ((5 - value) / 4) * 92;
const x = (at: number, count: number) => 2 + (at / (count - 1)) * 96;
/** Widths stay in pixels when the drawing is stretched. */
const unstretched = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

/** The newest ratings from left to right, each as a dot, and the predicted stars as a line. */
export function PredictionChart({ predictions }: { predictions: Predictions }) {
  const [titleId, textId] = [useId(), useId()];
  const count = predictions.length;
  const line = predictions.map(
    ({ predicted }, at) => `${x(at, count).toFixed(1)},${y(predicted).toFixed(1)}`,
  );
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ position: 'relative', pl: 3 }}>
        {stars.map((star) => (
          <Box
            key={star}
            component="span"
            aria-hidden="true"
            sx={{
              position: 'absolute',
              left: 0,
              top: `${y(star)}%`,
              transform: 'translateY(-50%)',
              typography: 'body2',
              color: 'text.secondary',
            }}
          >
            {star}
          </Box>
        ))}
        <svg
          role="img"
          aria-labelledby={`${titleId} ${textId}`}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height={height}
          display="block"
        >
          <title id={titleId}>Predicted and actual stars of your last {count} ratings</title>
          <path
            {...unstretched}
            d={stars.map((star) => `M0 ${y(star)}H100`).join('')}
            stroke="var(--mui-palette-divider)"
          />
          <polyline
            {...unstretched}
            points={line.join(' ')}
            stroke="var(--mui-palette-secondary-main)"
            strokeWidth={2.5}
          />
          {/* Lines without length have round ends: dots. */}
          <path
            {...unstretched}
            d={predictions.map(({ rating }, at) => `M${x(at, count).toFixed(1)} ${y(rating)}h0`).join('')}
            stroke="var(--mui-palette-primary-main)"
            strokeWidth={10}
            strokeLinecap="round"
          />
        </svg>
      </Box>
      <Box
        component="figcaption"
        sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, typography: 'body2' }}
      >
        <Key color="primary.main" round>
          Your rating
        </Key>
        <Key color="secondary.main">Our prediction</Key>
      </Box>
      <Typography id={textId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {summaryOf(predictions)} Oldest on the left.
      </Typography>
    </Box>
  );
}

/** How far predictions and ratings are apart on average. */
function summaryOf(predictions: Predictions): string {
  const apart = predictions.reduce((sum, { predicted, rating }) => sum + Math.abs(predicted - rating), 0);
  return `On average, we were off by ${(apart / predictions.length).toFixed(1)} stars.`;
}

const Key = ({ color, round, children }: { color: string; round?: boolean; children: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        width: round ? 10 : 20,
        height: round ? 10 : 3,
        borderRadius: round ? '50%' : 0,
        backgroundColor: color,
      }}
    />
    {children}
  </Box>
);
