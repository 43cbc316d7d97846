import { styled, type Theme } from '@mui/material/styles';
import { focusRing } from '../../ui/theme/theme-components.js';
import { pictureStyles } from '../../ui/illustrations/idea-picture.js';
import { photoStyles } from '../../ui/pictures/photo.styles.js';
import { lineClamp } from '../../ui/theme/cards.styles.js';

/** The styles of all gifts of a record in one place. */
export const Gifts = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  const { body2, h5 } = theme.typography;
  const quiet = { color: palette.text.secondary };
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    '& > li': { minWidth: 0, contentVisibility: 'auto', containIntrinsicSize: 'auto 210px' },
    '& article': {
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      gap: 12,
      padding: '16px 16px 10px',
      borderRadius: 14,
      border: `1px solid ${palette.divider}`,
      background: palette.background.paper,
      overflowWrap: 'anywhere',
    },
    '& article[aria-busy=true]': { opacity: 0.55 },
    '& p, & h4': { margin: 0 },
    '& h4': { ...h5, ...lineClamp(3) },
    '& .what': { display: 'flex', alignItems: 'flex-start', gap: 12 },
    '& .what > div': { flex: 1, minWidth: 0, display: 'grid', gap: 4, justifyItems: 'start' },
    '& .picture': { ...pictureStyles(theme), width: 52, height: 52, '& img': { width: 34, height: 34 } },
    '& .photo': { ...photoStyles, width: 52, height: 52 },
    '& .facts': { ...body2, ...quiet },
    '& .note': { ...body2, whiteSpace: 'pre-line', ...lineClamp(4) },
    '& a': {
      ...body2,
      color: palette.text.primary,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minHeight: 24,
    },
    ...wayStyles(theme),
    ...buttonsStyles(theme),
  };
});

/** The state and the outcome of a gift. */
function wayStyles(theme: Theme) {
  const { palette } = theme.vars!;
  const { body2, caption } = theme.typography;
  const quiet = { color: palette.text.secondary };
  const pressed = { background: palette.secondary.main, color: palette.secondary.contrastText };
  return {
    '& .way': { display: 'grid', gap: 6, marginTop: 'auto' },
    '& .way p': { ...body2, display: 'flex', flexWrap: 'wrap', columnGap: 8, alignItems: 'baseline' },
    '& .way b': { fontWeight: 640 },
    '& .quiet': { ...caption, ...quiet },
    '& .steps': { display: 'flex', gap: 4 },
    '& .steps i': {
      flex: 1,
      height: 6,
      background: theme.alpha(palette.text.primary, 0.14),
      clipPath: 'polygon(0 0, calc(100% - 3px) 0, 100% 50%, calc(100% - 3px) 100%, 0 100%, 3px 50%)',
      '&[data-done=true]': { background: palette.secondary.main },
    },
    '& .outcome': { ...body2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
    '& .outcome > span': { ...quiet, width: '100%' },
    '& .outcome button': {
      minHeight: 40,
      padding: '4px 12px',
      border: `1px solid ${theme.alpha(palette.text.primary, 0.28)}`,
      '&[aria-pressed=true]': { ...pressed, borderColor: 'transparent' },
    },
  };
}

function buttonsStyles(theme: Theme) {
  const { palette } = theme.vars!;
  const { body2 } = theme.typography;
  return {
    '& .deeds': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 8,
      paddingTop: 8,
      borderTop: `1px solid ${palette.divider}`,
    },
    '& button': {
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
      '&:focus-visible': focusRing(theme),
    },
    '& .next': {
      background: palette.blush.main,
      color: palette.blush.contrastText,
      '&:hover': { background: palette.primary.main, color: palette.primary.contrastText },
    },
    '& .more': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      padding: 0,
      marginLeft: 'auto',
      '& svg': { width: 22, height: 22, stroke: 'currentColor', strokeWidth: 3.2, strokeLinecap: 'round' },
    },
  };
}
