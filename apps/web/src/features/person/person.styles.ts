import { styled } from '@mui/material/styles';
import { kindColors } from '../../ui/theme/occasion-kind.js';
import { focusRing } from '../../ui/theme/theme-components.js';

/** The frame of a picture or of an initial. */
export const Portrait = styled('div')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    '& .avatar': {
      width: 96,
      height: 96,
      borderRadius: '50%',
      objectFit: 'cover',
      display: 'grid',
      placeItems: 'center',
      ...theme.typography.h2,
      background: palette.blush.main,
      color: palette.blush.contrastText,
      '&[data-tint="1"]': { background: palette.secondary.main, color: palette.secondary.contrastText },
      '&[data-tint="2"]': { background: palette.marigold.main, color: palette.marigold.contrastText },
      '&[data-tint="3"]': { background: palette.primary.main, color: palette.primary.contrastText },
    },
    '& img.avatar': { display: 'block' },
    [theme.breakpoints.down('sm')]: { '& .avatar': { width: 72, height: 72 } },
  };
});

/** Days in a row, each with how far away it is. */
export const Days = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    ...kindColors(theme),
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
    '& li': {
      ...theme.typography.body2,
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minWidth: 0,
      padding: '12px 14px',
      borderRadius: 14,
      border: `1px solid ${palette.divider}`,
      background: palette.background.paper,
      overflowWrap: 'anywhere',
    },
    '& svg': { color: 'var(--kind)', flexShrink: 0 },
    '& .what': { flex: 1, minWidth: 0 },
    '& b': { fontWeight: 620, display: 'block' },
    '& .quiet': { color: palette.text.secondary, display: 'block' },
  };
});

/** What is known: a line of chips for each kind. */
export const Known = styled('dl')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'baseline',
    '& dt': { ...theme.typography.body2, color: palette.text.secondary },
    '& dd': { margin: 0, display: 'flex', flexWrap: 'wrap', gap: 8, overflowWrap: 'anywhere' },
    '& dd > span': {
      ...theme.typography.body2,
      padding: '4px 12px',
      borderRadius: 8,
      background: palette.blush.main,
      color: palette.blush.contrastText,
    },
    '& dd > span > button': {
      width: 28,
      height: 28,
      margin: '-2px -8px -2px 2px',
      padding: 0,
      display: 'inline-grid',
      placeItems: 'center',
      verticalAlign: 'middle',
      border: 0,
      borderRadius: 8,
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      '&:hover': { background: palette.action.hover },
      '&:focus-visible': { ...focusRing(theme), outlineOffset: 0 },
    },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 6,
      '& dd': { marginBottom: 10 },
    },
  };
});
