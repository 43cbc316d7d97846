import IconButton from '@mui/material/IconButton';
import { styled, useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon } from '../../ui/icons/icons.js';

const never = () => () => undefined;

/** Follows the system until it is used. In a prerendered page the scheme is known only after hydration. */
export function SchemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const dark = known && (mode === 'system' ? systemMode : mode) === 'dark';
  const label = dark ? 'Use light colors' : 'Use dark colors';
  return (
    <Toggle aria-label={label} title={label} onClick={() => setMode(dark ? 'light' : 'dark')}>
      <SunIcon data-for="dark" />
      <MoonIcon data-for="light" />
    </Toggle>
  );
}

const Toggle = styled(IconButton)(({ theme }) => ({
  '& [data-for="dark"]': { display: 'none' },
  ...theme.applyStyles('dark', {
    '& [data-for="dark"]': { display: 'block' },
    '& [data-for="light"]': { display: 'none' },
  }),
}));
