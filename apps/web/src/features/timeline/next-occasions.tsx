import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { formatMonth } from '../../ui/fields/dates.js';
import { DaysBadge } from '../../ui/feedback/days-badge.js';
import { occasionName, yearsText } from '../../ui/fields/occasion-words.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import type { OpenDay } from './day-menu.js';
import { giftStateOf, isSettled, namesOf, type SharedDay } from './shared-days.js';

interface NextOccasionsProps {
  days: readonly SharedDay[];
  onPlan: (occasion: UpcomingOccasion) => void;
}

const loadMenu = () => import('./day-menu.js');

/** The next occasions, each with a calendar leaf; a day that several people share is listed once. */
export function NextOccasions({ days, onPlan }: NextOccasionsProps) {
  const [menu, setMenu] = useState<OpenDay | null>(null);
  const closeMenu = useCallback(() => setMenu((last) => last && { ...last, open: false }), []);
  const dayMenu = useLazyModule(menu?.open === true, loadMenu, closeMenu);
  if (days.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        No occasions scheduled yet. Edit a person below to add their birthday or another day.
      </Typography>
    );
  const plan = (day: SharedDay, opener: HTMLElement) => {
    const [{ nextDate: date, daysLeft }, ...more] = day;
    if (more.length === 0) return onPlan(day[0]);
    setMenu({ day: { date, daysLeft, occasions: day }, opener, open: true });
  };
  return (
    <>
      <Rows>
        {days.map((day) => (
          <Row key={day[0].id} day={day} onPlan={plan} />
        ))}
      </Rows>
      {menu && dayMenu && <dayMenu.DayMenu menu={menu} onPlan={onPlan} onClose={closeMenu} />}
    </>
  );
}

interface RowProps {
  day: SharedDay;
  onPlan: (day: SharedDay, opener: HTMLElement) => void;
}

function Row({ day, onPlan }: RowProps) {
  const [first, ...more] = day;
  const isShared = more.length > 0;
  const name = isShared ? `${occasionName(first)}: ${day.length} people` : first.recipientName;
  const what = isShared ? namesOf(day) : [occasionName(first), yearsText(first)].filter(Boolean).join(', ');
  return (
    <li>
      <Leaf date={first.nextDate} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <p className="name">{name}</p>
        <p className="what">{what}</p>
        <p className="state">
          <DaysBadge days={first.daysLeft} isSettled={isSettled(day)} />
          <span>{giftStateOf(day)}</span>
        </p>
      </Box>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup={isShared ? 'menu' : undefined}
        aria-label={`Plan a gift for ${isShared ? name : `${name}, ${occasionName(first)}`}`}
        onClick={({ currentTarget }) => onPlan(day, currentTarget)}
      >
        Plan
      </Button>
    </li>
  );
}

/** A calendar leaf. */
const Leaf = ({ date }: { date: string }) => (
  <time className="leaf" dateTime={date}>
    <span>{formatMonth(date)}</span> <b>{Number(date.slice(8))}</b>
  </time>
);

export const Rows = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 14,
      minWidth: 0,
      minHeight: 104,
      padding: '12px 14px',
      borderRadius: 14,
      border: `1px solid ${palette.divider}`,
      background: palette.background.paper,
    },
    '& p': { margin: 0 },
    '& .name': {
      fontWeight: 640,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .what': {
      ...theme.typography.body2,
      color: palette.text.secondary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      marginBottom: 6,
    },
    '& .state': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, rowGap: 2 },
    '& .state span:last-of-type': { ...theme.typography.caption },
    '& .leaf': {
      flexShrink: 0,
      width: '3.375rem',
      borderRadius: 10,
      overflow: 'hidden',
      textAlign: 'center',
      border: `1px solid ${palette.divider}`,
      background: palette.background.default,
    },
    '& .leaf span': {
      ...theme.typography.caption,
      display: 'block',
      fontWeight: 640,
      background: palette.primary.main,
      color: palette.primary.contrastText,
    },
    '& .leaf b': { ...theme.typography.h3, display: 'block', padding: '4px 0 6px' },
  };
});
