import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { MoonIcon, SunIcon } from '../shared/icons.js';

/** Follows the system until it is pressed. */
export function SchemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = dark ? 'Use light colors' : 'Use dark colors';
  return (
    <IconButton aria-label={label} title={label} onClick={() => setMode(dark ? 'light' : 'dark')}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
