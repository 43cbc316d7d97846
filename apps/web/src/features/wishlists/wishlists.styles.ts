import { styled, type Theme } from '@mui/material/styles';
import { pictureStyles } from '../../ui/illustrations/idea-picture.js';
import { photoStyles } from '../../ui/pictures/photo.styles.js';
import { cardsStyles, lineClamp, wholeCardLink } from '../../ui/theme/cards.styles.js';

const buttonStyles = ({ vars }: Theme) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 12,
  background: 'transparent',
  cursor: 'pointer',
  color: vars!.palette.text.secondary,
  '&:hover': { background: vars!.palette.action.hover, color: vars!.palette.text.primary },
  '&.delete:hover': { color: vars!.palette.error.main },
  '&:disabled': { opacity: 0.35, cursor: 'default' },
});

/** The cards of all lists. */
export const Lists = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  const { body2, caption, h5 } = theme.typography;
  const cards = cardsStyles(theme);
  return {
    ...cards,
    '& > li': { ...cards['& > li'], containIntrinsicSize: 'auto 190px' },
    '& article': { ...cards['& article'], position: 'relative', gap: 10, padding: '20px 12px 10px 20px' },
    '& p, & h2': { margin: 0 },
    '& h2': { ...h5, ...lineClamp(3), paddingRight: 8 },
    '& h2 a': wholeCardLink,
    '& .facts': { ...body2, color: palette.text.secondary },
    '& .note': { ...body2, whiteSpace: 'pre-line', ...lineClamp(3), marginRight: 8 },
    '& .foot': { display: 'flex', alignItems: 'center', marginTop: 'auto' },
    '& .foot button': { ...buttonStyles(theme), position: 'relative' },
    '& .badge': {
      ...caption,
      fontWeight: 640,
      marginRight: 'auto',
      padding: '2px 10px',
      borderRadius: 99,
      border: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
      '&[data-public=true]': {
        borderColor: 'transparent',
        background: palette.blush.main,
        color: palette.blush.contrastText,
      },
    },
  };
});

/** The color of an item's priority. */
const priorityColors = ({ vars }: Theme) => ({
  '&[data-priority=high]': { background: vars!.palette.error.main },
  '&[data-priority=medium]': { background: vars!.palette.marigold.main },
  '&[data-priority=low]': { background: vars!.palette.secondary.main },
});

/** What is said about an item. */
function itemStyles(theme: Theme) {
  const { palette } = theme.vars!;
  const { body2, caption, h5 } = theme.typography;
  return {
    '& h2': { ...h5, display: 'flex', gap: 10, alignItems: 'baseline' },
    '& .dot': {
      flex: 'none',
      width: 12,
      height: 12,
      borderRadius: '50%',
      ...priorityColors(theme),
    },
    '& .facts': { ...body2, color: palette.text.secondary },
    '& .note': { ...body2, whiteSpace: 'pre-line', ...lineClamp(4) },
    '& .taken': { ...caption, fontWeight: 640, color: palette.secondary.main },
    '& a': { ...body2, color: palette.text.primary, minHeight: 24, justifySelf: 'start' },
  };
}

/** The items of one list, in the owner's order. */
export const Items = styled('ol')(({ theme }) => {
  const { palette } = theme.vars!;
  const line = {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    height: 4,
    borderRadius: 2,
  } as const;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 12,
    '& > li': {
      position: 'relative',
      minWidth: 0,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: 8,
      padding: '12px 8px 8px',
      borderRadius: 14,
      border: `1px solid ${palette.divider}`,
      background: palette.background.paper,
      overflowWrap: 'anywhere',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 96px',
    },
    // On paper there is what is wished for, and never what is taken.
    '@media print': {
      '& > li': { contentVisibility: 'visible', breakInside: 'avoid' },
      '& .taken': { display: 'none' },
    },
    '& > li[data-dragged=true]': { opacity: 0.5 },
    '& > li[data-before=true]': {
      // The line stands outside the row.
      contentVisibility: 'visible',
      '&::before': { ...line, top: -9, background: palette.primary.main },
    },
    '&[data-end=true]': {
      position: 'relative',
      '&::after': { ...line, bottom: -9, background: palette.primary.main },
    },
    '& p, & h2': { margin: 0 },
    '& .photo': photoStyles,
    '& .picture': { ...pictureStyles(theme), width: 72, height: 72 },
    '& .what': { flex: '1 1 14rem', minWidth: 0, display: 'grid', gap: 4, padding: '6px 0 6px 2px' },
    '& .photo + .what, & .picture + .what': { flexBasis: '8rem', paddingLeft: 6 },
    ...itemStyles(theme),
    '& .deeds': { display: 'flex', flexWrap: 'wrap', marginLeft: 'auto' },
    '& button': buttonStyles(theme),
    '& .handle': { cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } },
  };
});
