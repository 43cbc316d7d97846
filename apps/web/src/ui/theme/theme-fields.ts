import type { Components, Theme } from '@mui/material/styles';

/** Text fields with the label above the field. */
export const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        color: theme.vars!.palette.text.primary,
        '&.Mui-focused': { color: theme.vars!.palette.text.primary },
        '&.Mui-error': { color: theme.vars!.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        backgroundColor: theme.vars!.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars!.palette.secondary.main,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.error.main },
      }),
      input: { padding: '13px 16px', height: 'auto', '&:focus-visible': { outline: 'none' } },
      multiline: { padding: 0 },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.alpha(theme.vars!.palette.text.primary, 0.5),
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.875rem', lineHeight: 1.45 } },
  },
};
