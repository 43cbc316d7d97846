import type { CalendarSettings } from '@giftwell/contracts/planning/calendar-settings';
import { useMemo } from 'react';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { countries } from '../../ui/fields/countries.js';

interface CalendarFieldsProps {
  values: CalendarSettings;
  onChange: (part: Partial<CalendarSettings>) => void;
}

/** All time zones of the browser, and the stored one. */
const zonesWith = (stored: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), stored])].sort();

const leapDayChoices: Record<CalendarSettings['leapDay'], string> = {
  february_28: 'February 28',
  march_1: 'March 1',
};

/** Time zone, country and leap day. */
export function CalendarFields({ values, onChange }: CalendarFieldsProps) {
  const zones = useMemo(() => zonesWith(values.timeZone), [values.timeZone]);
  const allCountries = useMemo(() => countries(), []);
  return (
    <>
      <ChoiceField
        label="Time zone"
        value={values.timeZone}
        onChoose={(timeZone) => onChange({ timeZone })}
        help="This sets when your day begins."
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label="Country"
        value={values.country}
        onChoose={(country) => onChange({ country })}
        help="This sets when holidays fall. You can choose a different one for each person."
      >
        {allCountries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label="Birthdays on February 29"
        value={values.leapDay}
        onChoose={(leapDay) => onChange({ leapDay })}
        help="The date to use in years without a February 29."
      >
        {Object.entries(leapDayChoices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
    </>
  );
}
