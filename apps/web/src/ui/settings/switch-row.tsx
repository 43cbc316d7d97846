import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SwitchRowProps {
  label: string;
  help: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that is on or off, with what it does; an item of a list. */
export function SwitchRow({ label, help, on, onChange }: SwitchRowProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Box
      component="li"
      sx={{ py: 1.25, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
    >
      <div>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, cursor: 'pointer' }}>
          {label}
        </Typography>
        <Typography id={helpId} variant="body2" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      </div>
      <Switch
        id={id}
        checked={on}
        onChange={(_, isOn) => onChange(isOn)}
        slotProps={{ input: { 'aria-describedby': helpId } }}
      />
    </Box>
  );
}
