import type { Theme } from '@mui/material/styles';
import { kindColors } from './occasion-kind.js';

/** A grid of cards, each an `article` in a list item, all of the same height in a row. */
export const cardsStyles = (theme: Theme) => {
  const { palette } = theme.vars!;
  return {
    ...kindColors(theme),
    display: 'grid',
    gap: 20,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr))',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& > li': {
      minWidth: 0,
      // Cards outside the viewport are neither laid out nor painted.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 300px',
    },
    '& article': {
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      gap: 14,
      padding: '20px 20px 14px',
      borderRadius: 14,
      border: `1px solid ${palette.divider}`,
      background: palette.background.paper,
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    '& article[aria-busy=true]': { opacity: 0.55 },
  } as const;
};

/** Limits a text to this many lines, with an ellipsis. */
export const lineClamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }) as const;

/** A link in the heading of a positioned card that can be clicked anywhere on it. */
export const wholeCardLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
  '&:hover': { textDecoration: 'underline' },
} as const;
