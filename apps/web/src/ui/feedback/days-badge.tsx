import { styled } from '@mui/material/styles';
import { inDaysText } from '../fields/dates.js';

export const urgentDays = 7;
export const soonDays = 30;

/** How urgent a date is: `urgent` within a week, `soon` within a month. */
export const urgencyOf = (days: number) =>
  days <= urgentDays ? 'urgent' : days <= soonDays ? 'soon' : 'later';

interface DaysBadgeProps {
  days: number;
  /** The gift is bought, so the date isn't urgent. */
  isSettled?: boolean;
  children?: string;
}

/** A small ribbon end with the days left. */
export const DaysBadge = ({ days, isSettled = false, children }: DaysBadgeProps) => (
  <Badge data-urgency={isSettled ? 'later' : urgencyOf(days)}>{children ?? inDaysText(days)}</Badge>
);

const Badge = styled('span')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    ...theme.typography.caption,
    fontWeight: 640,
    whiteSpace: 'nowrap',
    flexShrink: 0,
    padding: '3px 15px 3px 10px',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 7px) 50%, 100% 100%, 0 100%)',
    '&[data-urgency=urgent]': { background: palette.error.main, color: palette.error.contrastText },
    '&[data-urgency=soon]': { background: palette.secondary.main, color: palette.secondary.contrastText },
    '&[data-urgency=later]': { background: palette.blush.main, color: palette.blush.contrastText },
  };
});
