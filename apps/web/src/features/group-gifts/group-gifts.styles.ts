import { styled, type Theme } from '@mui/material/styles';
import { cardsStyles, lineClamp, wholeCardLink } from '../../ui/theme/cards.styles.js';

const deedStyles = (theme: Theme) => {
  const { palette } = theme.vars!;
  return {
    ...theme.typography.body2,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 44,
    minHeight: 44,
    padding: '0 10px',
    border: 0,
    borderRadius: 12,
    background: 'transparent',
    fontFamily: 'inherit',
    fontWeight: 620,
    cursor: 'pointer',
    color: palette.text.primary,
    '&:hover': { background: palette.action.hover },
  } as const;
};

/** The cards of all group gifts. */
export const Groups = styled('ul')(({ theme }) => {
  const { palette } = theme.vars!;
  const { body2, caption, h5 } = theme.typography;
  const cards = cardsStyles(theme);
  return {
    ...cards,
    '& > li': { ...cards['& > li'], containIntrinsicSize: 'auto 250px' },
    '& article': { ...cards['& article'], position: 'relative', padding: '20px 20px 8px' },
    '& p, & h2': { margin: 0 },
    '& h2': { ...h5, ...lineClamp(3) },
    '& h2 a': wholeCardLink,
    '& .facts': { ...body2, color: palette.text.secondary },
    '& .money': { display: 'grid', gap: 8, marginTop: 'auto' },
    '& .money p': { display: 'flex', flexWrap: 'wrap', gap: 5, fontVariantNumeric: 'tabular-nums' },
    '& .money span': { marginLeft: 'auto', color: palette.text.secondary },
    '& .badge': {
      ...caption,
      alignSelf: 'flex-start',
      fontWeight: 640,
      padding: '2px 10px',
      borderRadius: 99,
      border: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
      '&[data-status=active]': {
        borderColor: 'transparent',
        background: palette.blush.main,
        color: palette.blush.contrastText,
      },
      '&[data-status=completed]': {
        borderColor: 'transparent',
        background: palette.secondary.main,
        color: palette.secondary.contrastText,
      },
    },
    '& .foot': { display: 'flex', justifyContent: 'space-between', margin: '0 -10px' },
    '& .foot button, & .foot a': deedStyles(theme),
  };
});
