import type { Statements } from '@giftwell/contracts/gift-ai/learning';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type Predictions = Statements['predictions'];

/** Measures in units of the drawing, which is scaled to the width of its place. */
const chart = { width: 600, height: 220, left: 28, right: 10, top: 12, bottom: 12 } as const;
const stars = [1, 2, 3, 4, 5];
const y = (value: number) => chart.top + ((5 - value) / 4) * (chart.height - chart.top - chart.bottom);

/** The newest ratings from left to right, each as a dot, and the predicted stars as a line. */
export function PredictionChart({ predictions }: { predictions: Predictions }) {
  const [titleId, textId] = [useId(), useId()];
  const step = (chart.width - chart.left - chart.right) / (predictions.length - 1);
  const x = (at: number) => chart.left + at * step;
  const line = predictions.map(({ predicted }, at) => `${x(at).toFixed(1)},${y(predicted).toFixed(1)}`);
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="svg"
        role="img"
        aria-labelledby={`${titleId} ${textId}`}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        sx={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
      >
        <title id={titleId}>Predicted and given stars of your last {predictions.length} ratings</title>
        {stars.map((star) => (
          <g key={star}>
            <path
              d={`M${chart.left} ${y(star)}H${chart.width - chart.right}`}
              stroke="var(--mui-palette-divider)"
            />
            <text x={4} y={y(star) + 5} fontSize={15} fill="var(--mui-palette-text-secondary)">
              {star}
            </text>
          </g>
        ))}
        <polyline
          points={line.join(' ')}
          fill="none"
          stroke="var(--mui-palette-secondary-main)"
          strokeWidth={2.5}
        />
        {predictions.map(({ rating }, at) => (
          <circle key={at} cx={x(at)} cy={y(rating)} r={5} fill="var(--mui-palette-primary-main)" />
        ))}
      </Box>
      <Box
        component="figcaption"
        sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, typography: 'body2' }}
      >
        <Key color="primary.main" round>
          Your rating
        </Key>
        <Key color="secondary.main">What we expected before it</Key>
      </Box>
      <Typography id={textId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {summaryOf(predictions)} Oldest at the left.
      </Typography>
    </Box>
  );
}

/** How far predictions and ratings are apart on average. */
function summaryOf(predictions: Predictions): string {
  const apart = predictions.reduce((sum, { predicted, rating }) => sum + Math.abs(predicted - rating), 0);
  return `On average, we were ${(apart / predictions.length).toFixed(1)} stars away.`;
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
