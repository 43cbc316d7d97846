import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { pictureStyles } from '../../ui/illustrations/idea-picture.js';

/**
 * The styles of all saved ideas in one place: separate styles for each part of each card would take too long to
 * compute. The space around each card is for its thread and shadow.
 */
export const Ideas = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  const { body2, caption, h4, h3 } = theme.typography;
  const quiet = { color: palette.text.secondary };
  const button = {
    ...body2,
    fontWeight: 620,
    color: palette.text.primary,
    border: 0,
    borderRadius: 12,
    background: 'transparent',
    minHeight: 44,
    cursor: 'pointer',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
  };
  const list = '&[data-layout=list]';
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyle: 'none',
    margin: '0 -16px',
    padding: 0,
    // Three columns at most, fewer with large text.
    '&[data-layout=grid]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(17.5rem, 100% / 3.01)), 1fr))',
    },
    '& > li': {
      padding: '22px 16px 42px',
      marginBottom: -22,
      // Cards outside the viewport are neither laid out nor painted.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 470px',
    },
    [`${list} > li`]: {
      padding: '18px 16px 36px',
      marginBottom: '-28px',
      containIntrinsicSize: 'auto 210px',
    },
    '& article': { height: '100%', overflowWrap: 'anywhere' },
    '& p, & h2, & h3': { margin: 0 },
    '& h2': { ...h4, paddingRight: 16, marginTop: 4 },
    '& .what': { display: 'flex', alignItems: 'flex-start', gap: 16 },
    '& .what > div': { flex: 1, minWidth: 0 },
    '& .picture': { ...pictureStyles(theme), width: 64, height: 64 },
    '& .kicker': { ...caption, ...quiet, fontWeight: 600, paddingRight: 32 },
    '& .price': { fontWeight: 660, color: palette.secondary.main, marginTop: 4 },
    '& .mark': {
      ...caption,
      fontWeight: 600,
      width: 'fit-content',
      maxWidth: '100%',
      boxSizing: 'border-box',
      overflowWrap: 'anywhere',
      marginTop: 8,
      padding: '3px 16px 3px 10px',
      color: palette.blush.contrastText,
      background: palette.blush.main,
      clipPath: 'polygon(0 0, 100% 0, calc(100% - 7px) 50%, 100% 100%, 0 100%)',
    },
    '& a.mark': {
      display: 'block',
      textDecoration: 'none',
      '&::after': { content: '" ›"' },
      '&:hover': { textDecoration: 'underline' },
    },
    '& .words': { ...body2, marginTop: 12 },
    '& .why': { margin: '16px 0 20px', paddingLeft: 14, borderLeft: `3px solid ${palette.primary.main}` },
    '& .why h3': { ...h3, ...caption, ...quiet, fontFamily: 'inherit', letterSpacing: 0, fontWeight: 600 },
    '& .deeds': { marginTop: 'auto' },
    '& .rating': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 10,
      ...body2,
      ...quiet,
    },
    '& .visually-hidden': visuallyHidden,
    '& .stars': { display: 'flex', marginLeft: -3 },
    '& .stars label': { position: 'relative', cursor: 'pointer', display: 'flex', padding: '3px 1px' },
    '& .stars input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '& .stars svg': {
      width: 28,
      height: 28,
      fill: 'transparent',
      stroke: palette.text.secondary,
      strokeWidth: 1.4,
      strokeLinejoin: 'round',
      borderRadius: 6,
    },
    '& .stars .full svg': { fill: palette.marigold.main },
    '@media (hover: hover)': {
      '& .stars:hover svg': { fill: 'transparent' },
      '& .stars label:hover svg, & .stars label:has(~ label:hover) svg': { fill: palette.marigold.main },
    },
    '& .stars input:focus-visible + svg': {
      outline: `3px solid ${palette.secondary.main}`,
      outlineOffset: -1,
    },
    '& .shops': { display: 'flex', gap: 8, marginTop: 12 },
    '& .shops a': {
      ...button,
      flex: 1,
      padding: '4px 10px',
      textDecoration: 'none',
      border: `1px solid ${theme.alpha(palette.text.primary, 0.28)}`,
      '&:hover': { borderColor: palette.text.primary },
    },
    '& .foot': {
      ...caption,
      ...quiet,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      marginTop: 8,
      minHeight: 44,
    },
    '& time': { whiteSpace: 'nowrap' },
    '& .unsave': {
      ...button,
      gap: 4,
      marginLeft: 'auto',
      padding: '4px 10px',
      '&[aria-disabled=true]': { ...quiet, cursor: 'default' },
      '&:hover': { background: palette.blush.main },
    },
    '& .small': {
      ...button,
      width: 44,
      flexShrink: 0,
      '&:last-of-type': { marginRight: -10 },
      '&:hover': { background: palette.action.hover },
    },
    '& .more': {
      '& svg': { width: 22, height: 22, stroke: 'currentColor', strokeWidth: 3.2, strokeLinecap: 'round' },
    },
    // With a mouse, the button is shown on hover; touch screens have no hover, so they always show it.
    '@media (hover: hover) and (pointer: fine)': {
      '& article:not(:hover, :focus-within) .unsave:not([aria-disabled=true])': { opacity: 0 },
    },
    [theme.breakpoints.up('md')]: {
      [`${list} article`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr) 18.75rem',
        columnGap: 32,
        paddingRight: 48,
      },
      [`${list} .words`]: { marginTop: 0 },
      [`${list} .why`]: { marginBottom: 0 },
      [`${list} .deeds`]: { marginTop: 0 },
    },
    // On phones the list is compact.
    [theme.breakpoints.down('md')]: {
      [`${list} .words`]: { display: 'none' },
      [`${list} .rating`]: { marginTop: 8 },
    },
  };
});
