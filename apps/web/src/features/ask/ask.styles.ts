import { styled } from '@mui/material/styles';

/** Two options next to each other. */
export const Pair = styled('div')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 10,
    '& button': {
      ...theme.typography.body1,
      fontFamily: 'inherit',
      fontWeight: 560,
      minHeight: 56,
      padding: '8px 14px',
      borderRadius: 14,
      border: `1px solid ${theme.alpha(palette.text.primary, 0.28)}`,
      background: palette.background.paper,
      color: palette.text.primary,
      cursor: 'pointer',
      '&:hover': { background: palette.action.hover },
      '&[aria-pressed=true]': {
        background: palette.secondary.main,
        color: palette.secondary.contrastText,
        borderColor: 'transparent',
      },
    },
  };
});
