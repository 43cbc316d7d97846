import { styled } from '@mui/material/styles';

/** In rem, so that everything scales with the text. The rows depend on the narrowest month. */
const month = 5.5;
const mark = 1.625;
const row = 2;
const top = 3.375;

/** The styles of the whole timeline in one place, because a year may have hundreds of marks. */
export const Year = styled('div')(({ theme }) => {
  const { palette } = theme.vars!;
  const left = `calc(var(--at) * 100% / 12)`;
  return {
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // Space for the last days of the year and for the focus ring, which would be cut off.
    padding: '0 15px 6px',
    margin: '0 -15px',
    scrollbarWidth: 'thin',
    '& .sheet': {
      position: 'relative',
      minWidth: `${12 * month}rem`,
      height: `calc(${top}rem + var(--lanes) * ${row}rem + 14px)`,
    },
    '& .months': {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      ...theme.typography.caption,
      fontWeight: 640,
      '& li': { padding: '2px 0 0 8px', borderLeft: `1px solid ${palette.divider}` },
      '& li:first-of-type': { borderLeftColor: 'transparent' },
      '& span': { marginLeft: 5, fontWeight: 400, color: palette.text.secondary },
      // The ribbon of the year.
      '&::after': {
        content: '""',
        position: 'absolute',
        left: 0,
        right: 0,
        top: '2rem',
        height: '0.5rem',
        background: palette.primary.main,
        clipPath: 'polygon(0 0, 100% 0, calc(100% - 8px) 50%, 100% 100%, 0 100%, 8px 50%)',
      },
    },
    '& .today': {
      position: 'absolute',
      left,
      top: '1.625rem',
      bottom: 0,
      borderLeft: `2px dashed ${palette.secondary.main}`,
      transform: 'translateX(-1px)',
      fontSize: 0,
      '&::before': {
        content: '"Today"',
        ...theme.typography.caption,
        fontWeight: 640,
        position: 'absolute',
        left: -1,
        top: 0,
        padding: '0 14px 0 8px',
        background: palette.secondary.main,
        color: palette.secondary.contrastText,
        clipPath: 'polygon(0 0, 100% 0, calc(100% - 6px) 50%, 100% 100%, 0 100%)',
        zIndex: 1,
      },
    },
    '& .marks': { position: 'absolute', inset: 0 },
    '& .mark': {
      position: 'absolute',
      left,
      top: `calc(${top}rem + var(--lane) * ${row}rem)`,
      width: `${mark}rem`,
      height: `${mark}rem`,
      padding: 0,
      display: 'grid',
      placeItems: 'center',
      transform: 'translateX(-50%)',
      border: 0,
      borderRadius: '50%',
      cursor: 'pointer',
      background: 'var(--kind)',
      color: 'var(--on-kind)',
      boxShadow: `0 0 0 2px ${palette.background.paper}`,
      '&[data-kind=mixed]': { background: palette.text.primary, color: palette.background.paper },
      '& svg': { width: '1rem', height: '1rem' },
      '& b': { fontSize: '0.75rem', fontWeight: 700, fontFamily: 'inherit' },
      // The thread of a mark, behind its neighbors.
      '&::before': {
        content: '""',
        position: 'absolute',
        left: 'calc(50% - 1px)',
        bottom: '100%',
        height: `calc(${top - 2.5}rem + var(--lane) * ${row}rem)`,
        borderLeft: `1px solid ${theme.alpha(palette.text.primary, 0.3)}`,
        zIndex: -1,
      },
      '&:hover': { zIndex: 1, scale: '1.15' },
      // Past: only the outline is left.
      '&[data-over]': {
        background: palette.background.paper,
        color: 'var(--kind)',
        boxShadow: 'inset 0 0 0 2px var(--kind)',
        '&[data-kind=mixed]': {
          color: palette.text.primary,
          boxShadow: `inset 0 0 0 2px ${palette.text.primary}`,
        },
      },
    },
  };
});
