import { isByCalendar } from '@giftwell/contracts/planning/calendar-days';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { CalendarDayChoice } from '../../../data/calendar-day-choice.js';
import { DayField } from '../../../ui/fields/day-field.js';
import type { OccasionValues, RecipientValues } from '../recipient-values.js';
import { BirthdateField } from './birthdate-field.js';
import { EveryYearField } from './every-year-field.js';

interface OccasionDateProps {
  occasion: OccasionValues;
  /** The saved occasion; undefined for a new one. */
  saved: Occasion | undefined;
  /** The country that the saved day was calculated for. */
  savedCountry: string | null;
  /** The name of the group of date fields. */
  legend: string;
  legendShown?: boolean;
  helperText?: string | undefined;
  problem: string | undefined;
  onChange: (part: Partial<OccasionValues>) => void;
}

/** The date of one occasion: the birthdate, a calendar day, or a date field. */
export function OccasionDate(props: OccasionDateProps) {
  const { occasion, legend, legendShown = false, helperText, problem, onChange } = props;
  const { type, date = null, yearKnown } = occasion;
  if (type === 'birthday') return <BirthdateField legend={legend} legendShown={legendShown} />;
  if (isByCalendar(occasion)) return <CalendarDay {...props} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <DayField
        legend={legend}
        legendShown={legendShown}
        value={{ date, yearKnown }}
        onChange={onChange}
        problem={problem}
        helperText={helperText}
      />
      <EveryYearField occasion={occasion} onChange={onChange} />
    </Box>
  );
}

function CalendarDay({ occasion, saved, savedCountry, onChange }: OccasionDateProps) {
  const country = useWatch<RecipientValues, 'country'>({ name: 'country' });
  const isSame = country === savedCountry && saved?.ownDay === occasion.ownDay;
  return (
    <Box sx={{ alignSelf: 'center' }}>
      <CalendarDayChoice
        type={occasion.type}
        feast={occasion.feast}
        ownDay={occasion.ownDay}
        onOwnDay={(ownDay) => onChange({ ownDay })}
        country={country}
        known={isSame ? saved?.nextDate : null}
      />
    </Box>
  );
}
