import type { GiftMoney } from '@giftwell/contracts/planning/gifts';
import Box from '@mui/material/Box';
import { inDollars } from './gift-words.js';

/** What a year cost: `$45 spent of $80 planned`. */
export function moneyText({ budget, planned, spent, withoutPrice }: GiftMoney): string {
  const parts = [
    `${inDollars(spent)} spent`,
    planned > spent && `${inDollars(planned)} planned`,
    budget !== null && `budget ${inDollars(budget)}`,
    withoutPrice > 0 && `${withoutPrice} without a price`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The money of each year, the latest first. */
export function YearMoney({ years }: { years: readonly (GiftMoney & { year: number })[] }) {
  const shown = years.filter(
    ({ budget, planned, spent, withoutPrice }) =>
      budget !== null || planned > 0 || spent > 0 || withoutPrice > 0,
  );
  if (shown.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Money by year"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5 }}
    >
      {shown.map((money) => (
        <li key={money.year}>
          <b>{money.year}</b>{' '}
          <Box
            component="span"
            sx={{
              color: money.budget !== null && money.planned > money.budget ? 'error.main' : 'text.secondary',
            }}
          >
            {moneyText(money)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
