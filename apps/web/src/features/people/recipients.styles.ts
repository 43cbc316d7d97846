import { styled } from '@mui/material/styles';
import { focusRing } from '../../ui/theme/theme-components.js';
import { cardsStyles, lineClamp } from '../../ui/theme/cards.styles.js';

/** The styles of all cards in one place: separate styles for each part of each card take too long to compute. */
export const People = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  const { body2, caption, h4 } = theme.typography;
  const quiet = { color: palette.text.secondary };
  const cards = cardsStyles(theme);
  return {
    ...cards,
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& p, & h3': { margin: 0 },
    '& .quiet': { ...body2, ...quiet },
    '& .who': { display: 'flex', alignItems: 'flex-start', gap: 14 },
    '& .who > div': { flex: 1, minWidth: 0, paddingTop: 3 },
    '& h3': {
      ...h4,
      ...lineClamp(3),
    },
    '& .example': {
      ...caption,
      display: 'inline-block',
      padding: '1px 8px',
      borderRadius: 6,
      border: `1px solid ${theme.alpha(palette.text.primary, 0.22)}`,
      ...quiet,
    },
    // The whole card links to the person's page; its buttons are above the link.
    '& article': { ...cards['& article'], position: 'relative' },
    '& h3 a': { color: 'inherit', textDecoration: 'none' },
    '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
    '& article:has(h3 a:hover)': { borderColor: theme.alpha(palette.text.primary, 0.4) },
    '& h3 a:focus-visible': { outline: 0 },
    '& h3 a:focus-visible::after': { ...focusRing(theme), outlineOffset: -3 },
    '& article button, & .deeds a': { position: 'relative' },
    '& .avatar': {
      width: 56,
      height: 56,
      flexShrink: 0,
      borderRadius: '50%',
      objectFit: 'cover',
      display: 'grid',
      placeItems: 'center',
      ...theme.typography.h3,
      background: palette.blush.main,
      color: palette.blush.contrastText,
      // The same dashed line as on buttons.
      outline: `1px dashed ${theme.alpha(palette.text.primary, 0.35)}`,
      outlineOffset: -4,
      '&[data-tint="1"]': { background: palette.secondary.main, color: palette.secondary.contrastText },
      '&[data-tint="2"]': { background: palette.marigold.main, color: palette.marigold.contrastText },
      '&[data-tint="3"]': { background: palette.primary.main, color: palette.primary.contrastText },
    },
    '& img.avatar': { outline: 0 },
    '& .note': { ...body2, paddingLeft: 12, borderLeft: `3px solid ${palette.primary.main}` },
    '& .note p:first-of-type': {
      fontStyle: 'italic',
      ...lineClamp(3),
    },
    '& .note .quiet': caption,
    '& .interests': { display: 'flex', flexWrap: 'wrap', gap: 6 },
    '& .interests li': {
      ...caption,
      fontWeight: 540,
      padding: '3px 10px',
      borderRadius: 7,
      border: `1px solid ${theme.alpha(palette.text.primary, 0.22)}`,
    },
    '& .interests .more': { ...quiet, borderColor: 'transparent', paddingInline: 4 },
    '& .coming': { display: 'grid', gap: 8 },
    '& .coming li': { ...body2, display: 'flex', alignItems: 'center', gap: 10 },
    '& .coming svg': { color: 'var(--kind)', flexShrink: 0 },
    '& .coming li > span:first-of-type': { flex: 1, minWidth: 0 },
    '& .coming b': { fontWeight: 'inherit', ...lineClamp(2) },
    '& .coming .gift': { ...caption, ...quiet, display: 'block' },
    '& .coming time': { ...caption, ...quiet, display: 'block' },
    '& .deeds': {
      marginTop: 'auto',
      paddingTop: 10,
      borderTop: `1px solid ${palette.divider}`,
      display: 'flex',
      gap: 8,
    },
    '& button, & .deeds a': {
      ...body2,
      fontFamily: 'inherit',
      fontWeight: 620,
      color: palette.text.primary,
      border: 0,
      borderRadius: 12,
      background: 'transparent',
      minHeight: 44,
      padding: '4px 16px',
      cursor: 'pointer',
      '&:hover': { background: palette.action.hover },
    },
    '& .deeds a': { display: 'inline-flex', alignItems: 'center', textDecoration: 'none' },
    '& .plan': {
      flex: 1,
      background: palette.blush.main,
      color: palette.blush.contrastText,
      '&:hover': { background: palette.primary.main, color: palette.primary.contrastText },
    },
    '& .delete': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      padding: 0,
      ...quiet,
      '&:hover': { color: palette.error.main, background: palette.action.hover },
    },
  };
});
