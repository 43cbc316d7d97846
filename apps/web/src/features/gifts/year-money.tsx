import type { GiftMoney } from '@giftwell/contracts/planning/gifts';
import Box from '@mui/material/Box';
import { isOverBudget, moneyText } from '../../ui/fields/gift-money.js';

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
              color: isOverBudget(money) ? 'error.main' : 'text.secondary',
            }}
          >
            {moneyText(money)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
