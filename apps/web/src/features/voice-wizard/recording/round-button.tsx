import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { MicIcon, StopIcon } from '../../../ui/icons/icons.js';
import { focusRing } from '../../../ui/theme/theme-components.js';

interface RoundButtonProps {
  label: string;
  isOn: boolean;
  /** 0 to 1; the ring around the button grows with it. */
  level: number;
  disabled: boolean;
  onClick: () => void;
}

/** A round microphone button; while recording, a ring shows the level. */
export const RoundButton = ({ label, isOn, level, disabled, onClick }: RoundButtonProps) => (
  <Seal
    type="button"
    aria-label={label}
    aria-pressed={isOn}
    data-on={isOn ? '' : undefined}
    disabled={disabled}
    onClick={onClick}
    style={{ '--level': Math.min(1, level * 6).toFixed(2) } as object}
  >
    {isOn ? <StopIcon /> : <MicIcon />}
  </Seal>
);

const Seal = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  width: 92,
  height: 92,
  margin: 14,
  borderRadius: '50%',
  color: theme.vars!.palette.primary.contrastText,
  backgroundColor: theme.vars!.palette.primary.main,
  boxShadow: `inset 0 0 0 5px ${theme.vars!.palette.primary.main}, inset 0 0 0 6px currentColor`,
  '& svg': { fontSize: 40 },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: -4,
    borderRadius: '50%',
    border: `3px solid ${theme.vars!.palette.primary.main}`,
    opacity: 0,
    transition: 'transform 0.2s linear, opacity 0.2s',
  },
  '&[data-on]::before': { opacity: 0.55, transform: 'scale(calc(1 + 0.16 * var(--level)))' },
  '@media (prefers-reduced-motion: reduce)': {
    '&::before': { transition: 'none' },
    // The opacity of the ring shows the level.
    '&[data-on]::before': { transform: 'none', opacity: 'calc(0.3 + 0.7 * var(--level))' },
  },
  '&.Mui-focusVisible': focusRing(theme),
  '&.Mui-disabled': {
    color: theme.vars!.palette.action.disabled,
    backgroundColor: theme.vars!.palette.action.disabledBackground,
    boxShadow: 'none',
  },
}));
