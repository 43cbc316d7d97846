import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { cardsStyles, lineClamp } from '../../ui/theme/cards.styles.js';

/** The styles of all cards in one place. */
export const Cards = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  const { body2, caption, h5 } = theme.typography;
  const quiet = { color: palette.text.secondary };
  const cards = cardsStyles(theme);
  return {
    ...cards,
    '& p, & h2': { margin: 0 },
    '& .visually-hidden': visuallyHidden,
    '& article': { ...cards['& article'], gap: 12, padding: '20px 12px 18px 20px' },
    '& .head': { display: 'flex', alignItems: 'flex-start', gap: 14 },
    '& .head > div:nth-of-type(1)': { flex: 1, minWidth: 0 },
    '& .seal': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 48,
      height: 48,
      borderRadius: '50%',
      background: 'var(--kind)',
      color: 'var(--on-kind)',
    },
    '& h2': {
      ...h5,
      ...lineClamp(3),
    },
    '& .head p': { ...body2, ...quiet, ...lineClamp(3) },
    '& .deeds': { display: 'flex', flexShrink: 0, margin: '-8px 0 0 -8px' },
    '& .when': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 12,
      '& b': { fontWeight: 640 },
    },
    '& .notes': {
      ...body2,
      ...quiet,
      whiteSpace: 'pre-line',
      ...lineClamp(4),
    },
    '& .marks': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginTop: 'auto' },
    '& .recurring': {
      ...caption,
      ...quiet,
      fontWeight: 600,
      padding: '2px 9px',
      borderRadius: 7,
      border: `1px solid ${theme.alpha(palette.text.primary, 0.22)}`,
    },
    '& button': {
      ...body2,
      fontFamily: 'inherit',
      fontWeight: 620,
      display: 'grid',
      placeItems: 'center',
      minWidth: 44,
      height: 44,
      padding: 0,
      border: 0,
      borderRadius: 12,
      background: 'transparent',
      cursor: 'pointer',
      ...quiet,
      '&:hover': { background: palette.action.hover, color: palette.text.primary },
    },
    [theme.breakpoints.down('sm')]: {
      '& .head': { gap: 10 },
      '& .seal': { width: 40, height: 40 },
      '& .deeds button': { minWidth: 40 },
    },
    '& .plan': {
      color: palette.blush.contrastText,
      background: palette.blush.main,
      marginRight: 8,
      '&:hover': { background: palette.primary.main, color: palette.primary.contrastText },
    },
    '& .delete:hover': { color: palette.error.main },
    '& .add-date': {
      display: 'inline',
      color: palette.text.primary,
      textDecoration: `underline 2px ${palette.primary.main}`,
      textUnderlineOffset: 4,
      padding: '0 6px',
    },
  };
});
