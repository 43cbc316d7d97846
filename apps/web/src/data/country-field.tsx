import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countries, countryName } from '../ui/fields/countries.js';
import { calendarSettingsQuery } from './planning.js';

interface CountryFieldProps {
  /** Null is the user's own. */
  value: string | null | undefined;
  onChange: (country: string | null) => void;
}

/** Whose Mother's or Father's Day it is: the day differs between countries. */
export function CountryField({ value, onChange }: CountryFieldProps) {
  const { data: settings } = useQuery(calendarSettingsQuery);
  const list = useMemo(() => countries(), []);
  const own = settings ? ` (${countryName(settings.country)})` : '';
  return (
    <TextField
      select
      label="Country"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      helperText="The day differs between countries. This counts for both Mother's and Father's Day of this person."
      slotProps={{ select: { native: true } }}
    >
      <option value="">The same as mine{own}</option>
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
