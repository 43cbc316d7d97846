import type { Components, Theme } from '@mui/material/styles';

/** Dialogs and tabs. */
export const dialogs: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(32, 22, 17, 0.55)' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 22,
        border: `1px solid ${theme.vars!.palette.divider}`,
        boxShadow: '0 32px 80px -24px rgba(42, 20, 12, 0.45)',
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: 12,
            width: 'calc(100% - 24px)',
            maxHeight: 'calc(100% - 24px)',
          },
          '&.MuiDialog-paperFullScreen': { borderRadius: 0, border: 0 },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '28px 28px 8px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '12px 28px 28px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 28px 24px', gap: 8 } } },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 48, boxShadow: `inset 0 -1px 0 ${theme.vars!.palette.divider}` }),
      indicator: {
        height: 8,
        bottom: 0,
        clipPath: 'polygon(0 0, 100% 0, calc(100% - 6px) 50%, 100% 100%, 0 100%, 6px 50%)',
        transition: 'left 0.3s ease-out, width 0.3s ease-out',
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        fontSize: '1.0625rem',
        fontWeight: 600,
        minHeight: 52,
        color: theme.vars!.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars!.palette.text.primary },
        '&.Mui-focusVisible': { outlineOffset: -4 },
      }),
    },
  },
};
