import { alpha, type Components, type Theme } from '@mui/material/styles';
import { dialogs } from './theme-dialogs.js';
import { fields } from './theme-fields.js';
import { StarIcon } from '../icons/icons.js';

/** The focus ring; `outline` follows the element's shape. */
export const focusRing = (theme: Theme) => ({
  outline: `3px solid ${(theme.vars ?? theme).palette.secondary.main}`,
  outlineOffset: 3,
});

/** For elements with `position: relative`: a finger may hit a small button next to it, within 44 px. */
const touchArea = {
  '@media (pointer: coarse)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: 'max(100%, 44px)',
      height: 'max(100%, 44px)',
      transform: 'translate(-50%, -50%)',
    },
  },
} as const;

export const components: Components<Theme> = {
  ...fields,
  ...dialogs,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        borderRadius: 12,
        padding: '10px 20px',
        minHeight: 44,
        whiteSpace: 'nowrap',
        transition: 'background-color 0.18s, transform 0.18s, box-shadow 0.18s, border-color 0.18s',
        '&:active': { transform: 'translateY(1px)' },
        // A dashed line along the edge.
        ...(ownerState.variant === 'contained' && {
          position: 'relative',
          boxShadow: `0 1px 0 ${alpha('#000', 0.12)}, 0 8px 18px -10px ${theme.alpha(theme.vars!.palette.primary.main, 0.55)}`,
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 4,
            borderRadius: 8,
            border: '1px dashed currentColor',
            opacity: 0.42,
            pointerEvents: 'none',
          },
          '&:hover': { transform: 'translateY(-1px)' },
          '&.Mui-disabled': { boxShadow: 'none' },
        }),
        ...(ownerState.variant === 'outlined' && {
          borderColor: theme.alpha(theme.vars!.palette.text.primary, 0.28),
          color: theme.vars!.palette.text.primary,
          backgroundColor: theme.vars!.palette.background.paper,
          '&:hover': {
            borderColor: theme.vars!.palette.text.primary,
            backgroundColor: theme.vars!.palette.background.paper,
          },
        }),
        ...(ownerState.variant === 'text' && { padding: '10px 14px' }),
        ...(ownerState.size === 'small' && {
          ...touchArea,
          minHeight: 36,
          padding: '6px 14px',
          fontSize: '0.9375rem',
          [theme.breakpoints.down('sm')]: { paddingInline: 10, minWidth: 0 },
        }),
        ...(ownerState.size === 'large' && { minHeight: 54, padding: '14px 28px', fontSize: '1.0625rem' }),
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...touchArea,
        borderRadius: 12,
        color: theme.vars!.palette.text.primary,
        '&:hover': { backgroundColor: theme.vars!.palette.action.hover },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        height: 40,
        fontSize: '0.9375rem',
        fontWeight: 540,
        '&.MuiChip-sizeSmall': { height: 28, borderRadius: 7, fontSize: '0.8125rem' },
        '&.MuiChip-outlined': {
          borderColor: theme.alpha(theme.vars!.palette.text.primary, 0.28),
          backgroundColor: theme.vars!.palette.background.paper,
        },
        '&.MuiChip-clickable:hover': { backgroundColor: theme.vars!.palette.blush.main },
        '&.MuiChip-filledSecondary.MuiChip-clickable:hover': {
          backgroundColor: theme.vars!.palette.secondary.dark,
        },
        '&.MuiChip-filledPrimary.MuiChip-clickable:hover': {
          backgroundColor: theme.vars!.palette.primary.dark,
        },
        '&.Mui-focusVisible': focusRing(theme),
      }),
      label: { paddingInline: 14 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 10,
        borderRadius: 2,
        backgroundColor: theme.vars!.palette.blush.main,
      }),
      // The end of the ribbon is notched.
      bar: {
        borderRadius: 0,
        clipPath: 'polygon(0 0, 100% 0, calc(100% - 7px) 50%, 100% 100%, 0 100%)',
        transitionDuration: '0.45s',
        transitionTimingFunction: 'ease-out',
      },
    },
  },
  MuiRating: {
    defaultProps: {
      icon: <StarIcon filled fontSize="inherit" />,
      emptyIcon: <StarIcon fontSize="inherit" />,
    },
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars!.palette.marigold.main, fontSize: '1.75rem' }),
      iconEmpty: { color: 'transparent' },
      iconHover: { transform: 'scale(1.08)' },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 700, enterNextDelay: 300, arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars!.palette.text.primary,
        color: theme.vars!.palette.background.default,
        fontSize: '0.875rem',
        padding: '6px 10px',
        borderRadius: 6,
      }),
      arrow: ({ theme }) => ({ color: theme.vars!.palette.text.primary }),
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars!.palette.text.primary,
        textDecorationColor: theme.vars!.palette.primary.main,
        textDecorationThickness: 2,
        textUnderlineOffset: 4,
        borderRadius: 4,
        '&:hover': { color: theme.vars!.palette.primary.main },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.alpha(theme.vars!.palette.text.primary, 0.09),
        borderRadius: 6,
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
};
