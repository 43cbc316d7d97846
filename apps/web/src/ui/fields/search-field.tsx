import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SearchIcon } from '../icons/icons.js';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters the list below it. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <Box role="search" sx={{ flex: '1 1 240px', maxWidth: { sm: 340 } }}>
    <OutlinedInput
      type="search"
      fullWidth
      value={value}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off', maxLength: 100 }}
      sx={{ '& input': { pl: 0 } }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
    />
  </Box>
);
