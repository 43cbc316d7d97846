import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countries, countryName } from '../ui/fields/countries.js';
import { calendarSettingsQuery } from './planning.js';

interface CountryFieldProps {
  /** Null for the user's own. */
  value: string | null | undefined;
  onChange: (country: string | null) => void;
}

/** The country that determines a person's days, where they differ. */
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
      helperText="Some holidays differ by country. This applies to all of their dates."
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
