import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Invented dates: month from 0, day, and the color of its kind. */
const days = [
  { month: 1, day: 14, kind: 'ribbon', label: 'Valentine’s' },
  { month: 3, day: 9, kind: 'spruce', label: 'Maya' },
  { month: 4, day: 11, kind: 'marigold', label: 'Mother’s Day' },
  { month: 6, day: 22, kind: 'spruce', label: 'Emil' },
  { month: 8, day: 5, kind: 'ribbon', label: '10 years' },
  { month: 9, day: 27, kind: 'spruce', label: 'Grandpa' },
  { month: 11, day: 24, kind: 'ribbon', label: 'Christmas' },
] as const;

/** A year's timeline with its dots, as on the recipients page. */
export function YearPicture() {
  return (
    <Year aria-hidden>
      <div className="ribbon" />
      {months.map((month) => (
        <div className="month" key={month}>
          <span>{month[0]}</span>
          <span>{month.slice(1)}</span>
        </div>
      ))}
      {days.map(({ month, day, kind, label }, index) => (
        <Box
          key={label}
          className="day"
          data-kind={kind}
          data-low={index % 2}
          style={{ left: `${((month + day / 31) / 12) * 100}%` }}
        >
          <span>{label}</span>
        </Box>
      ))}
    </Year>
  );
}

const Year = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  margin: '36px 0 32px',
  paddingTop: 96,
  '& .ribbon': {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 48,
    height: 7,
    backgroundColor: theme.vars!.palette.primary.main,
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 6px) 50%, 100% 100%, 0 100%, 6px 50%)',
  },
  '& .month': {
    paddingTop: 4,
    fontSize: '0.875rem',
    fontWeight: 600,
    textAlign: 'center',
    color: theme.vars!.palette.text.secondary,
    borderLeft: `1px solid ${theme.vars!.palette.divider}`,
    '&:last-of-type': { borderRight: `1px solid ${theme.vars!.palette.divider}` },
  },
  '& .day': {
    position: 'absolute',
    top: 51.5,
    width: 20,
    height: 20,
    margin: '-10px 0 0 -10px',
    borderRadius: 10,
    border: `3px solid ${theme.vars!.palette.background.default}`,
    '&[data-kind="ribbon"]': { backgroundColor: theme.vars!.palette.primary.main },
    '&[data-kind="spruce"]': { backgroundColor: theme.vars!.palette.secondary.main },
    '&[data-kind="marigold"]': { backgroundColor: theme.vars!.palette.marigold.main },
    '& span': {
      position: 'absolute',
      left: '50%',
      bottom: 22,
      transform: 'translateX(-50%)',
      whiteSpace: 'nowrap',
      fontSize: '0.875rem',
      fontWeight: 600,
    },
    '&[data-low="1"] span': { bottom: 'auto', top: 20 },
    '&:last-of-type span': { left: 'auto', right: -12, transform: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    '& .month span + span': { display: 'none' },
    '& .day span': { fontSize: '0.75rem' },
  },
}));
