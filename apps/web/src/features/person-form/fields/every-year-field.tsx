import { isUsuallyYearly } from '@giftwell/contracts/planning/calendar-days';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { OccasionValues } from '../recipient-values.js';

interface EveryYearFieldProps {
  occasion: OccasionValues;
  onChange: (part: Partial<OccasionValues>) => void;
}

/** Whether an occasion recurs, for types that usually happen once. */
export const EveryYearField = ({ occasion: { type, recurring }, onChange }: EveryYearFieldProps) =>
  isUsuallyYearly(type) ? null : (
    <FormControlLabel
      control={
        <Checkbox checked={recurring} onChange={({ target }) => onChange({ recurring: target.checked })} />
      }
      label="Repeats every year"
    />
  );
