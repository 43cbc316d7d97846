import { pictureStyles } from '../../ui/illustrations/idea-picture.js';
import { photoStyles } from '../../ui/pictures/photo.styles.js';
import { styled, type Theme } from '@mui/material/styles';

/** The items of a shared list. */
export const SharedItems = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  const { body2, h5 } = theme.typography;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
    // As a grid, a long list would be laid out as a whole for each row that is scrolled into view.
    '& > li + li': { marginTop: 14 },
    '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 110px' },
    '& article': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 12,
      padding: '16px 18px',
      borderRadius: 14,
      border: `1px solid ${palette.divider}`,
      background: palette.background.paper,
    },
    '& article[data-taken=true] h2': { color: palette.text.secondary, textDecoration: 'line-through' },
    '& p, & h2': { margin: 0 },
    '& .photo': photoStyles,
    '& .picture': { ...pictureStyles(theme), width: 72, height: 72 },
    '& .what': { flex: '1 1 16rem', minWidth: 0, display: 'grid', gap: 4 },
    '& .photo + .what, & .picture + .what': { flexBasis: '9rem' },
    '& h2': { ...h5, display: 'flex', gap: 10, alignItems: 'baseline' },
    '& .dot': {
      flex: 'none',
      width: 12,
      height: 12,
      borderRadius: '50%',
      '&[data-priority=high]': { background: palette.error.main },
      '&[data-priority=medium]': { background: palette.marigold.main },
      '&[data-priority=low]': { background: palette.secondary.main },
    },
    '& .facts': { ...body2, color: palette.text.secondary },
    '& .on-paper': { display: 'none' },
    '& .note': { ...body2, whiteSpace: 'pre-line' },
    '& a': {
      ...body2,
      color: palette.text.primary,
      minHeight: 24,
      justifySelf: 'start',
      overflowWrap: 'anywhere',
    },
    ...buttonsStyles(theme),
    ...paperStyles,
    '& .held': {
      ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
      '& b': { marginRight: 4, [theme.breakpoints.down('sm')]: { flexBasis: '100%' } },
    },
  };
});

/** On paper there is what is wished for, and never what is taken. */
const paperStyles = {
  '@media print': {
    '& > li': { contentVisibility: 'visible' },
    '& .left, & .held': { display: 'none !important' },
    '& .on-paper': { display: 'inline' },
    '& article[data-taken=true] h2': { color: 'inherit', textDecoration: 'none' },
  },
} as const;

function buttonsStyles(theme: Theme) {
  const { palette } = theme.vars!;
  return {
    '& button': {
      ...theme.typography.body2,
      fontFamily: 'inherit',
      fontWeight: 620,
      minHeight: 44,
      padding: '0 16px',
      borderRadius: 12,
      border: `1px solid ${theme.alpha(palette.text.primary, 0.28)}`,
      background: 'transparent',
      color: palette.text.primary,
      cursor: 'pointer',
      '&:hover': { background: palette.action.hover },
      '&[aria-pressed=true]': {
        background: palette.secondary.main,
        color: palette.secondary.contrastText,
        borderColor: 'transparent',
      },
    },
    '& .reserve': {
      background: palette.primary.main,
      color: palette.primary.contrastText,
      borderColor: 'transparent',
      '&:hover': { background: palette.primary.dark },
    },
  };
}
