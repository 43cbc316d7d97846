import { styled } from '@mui/material/styles';
import type { Chip } from './fact-chips.js';
import { CloseIcon } from '../icons/icons.js';
import { focusRing } from '../theme/theme-components.js';

interface FactChipProps {
  chip: Chip;
  hidden: boolean;
  onEdit: (anchor: HTMLElement) => void;
  /** Undefined if the fact is required. */
  onRemove: (() => void) | undefined;
}

/** One fact as a chip: its text opens the editor, its cross removes it. */
export const FactChip = ({ chip: { key, label, fact }, hidden, onEdit, onRemove }: FactChipProps) => (
  <Slip hidden={hidden} data-kind={fact.kind}>
    <button
      type="button"
      className="words"
      data-chip={key}
      aria-haspopup="dialog"
      aria-label={`Change: ${label}`}
      onClick={({ currentTarget }) => onEdit(currentTarget)}
      onKeyDown={(event) => {
        if (!onRemove || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
        event.preventDefault();
        onRemove();
      }}
    >
      {label}
    </button>
    {onRemove && (
      <button type="button" className="remove" aria-label={`Remove: ${label}`} onClick={onRemove}>
        <CloseIcon sx={{ fontSize: '1rem' }} />
      </button>
    )}
  </Slip>
);

const Slip = styled('li')(({ theme }) => {
  const { palette } = theme.vars!;
  const tinted = (color: string) => ({
    backgroundColor: `color-mix(in srgb, ${color} 20%, ${palette.background.paper})`,
    borderColor: 'transparent',
  });
  return {
    display: 'inline-flex',
    alignItems: 'stretch',
    maxWidth: '100%',
    minWidth: 0,
    borderRadius: 10,
    border: `1px solid ${theme.alpha(palette.text.primary, 0.22)}`,
    backgroundColor: palette.background.paper,
    '&[hidden]': { display: 'none' },
    '&[data-kind=interest]': { backgroundColor: palette.blush.main, borderColor: 'transparent' },
    '&[data-kind=circumstance]': tinted(palette.marigold.main),
    '&[data-kind=wish]': tinted(palette.secondary.main),
    // Restrictions must differ by more than color.
    '&[data-kind=restriction], &[data-kind=dislike]': {
      borderColor: palette.primary.main,
      borderStyle: 'dashed',
    },
    '& button': {
      ...theme.typography.body2,
      color: palette.text.primary,
      minHeight: 34,
      border: 0,
      borderRadius: 9,
      background: 'none',
      cursor: 'pointer',
      '&:focus-visible': { ...focusRing(theme), outlineOffset: 0 },
      '&:hover': { backgroundColor: palette.action.hover },
    },
    '& .words': {
      fontWeight: 560,
      padding: '4px 10px',
      minWidth: 0,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& .words:not(:last-child)': { paddingRight: 2 },
    '& .remove': {
      flexShrink: 0,
      width: 30,
      padding: 0,
      display: 'grid',
      placeItems: 'center',
      color: palette.text.secondary,
    },
  };
});
