import { isByCalendar } from '@giftwell/contracts/planning/calendar-days';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { DayField } from '../../../ui/fields/day-field.js';
import { CloseIcon } from '../../../ui/icons/icons.js';
import { OccasionIcon } from '../../../ui/icons/occasion-icon.js';
import { BirthdateField } from '../fields/birthdate-field.js';
import { CalendarDayChoice } from '../../../data/calendar-day-choice.js';
import { occasionName } from '../../../ui/fields/occasion-words.js';
import { EveryYearField } from '../fields/every-year-field.js';
import type { OccasionValues, RecipientValues } from '../recipient-values.js';

interface OccasionEntryProps {
  index: number;
  occasion: OccasionValues;
  /** The same as it is kept. */
  known: Occasion | undefined;
  /** The country that its day was counted by. */
  knownCountry: string | null;
  onChange: (part: Partial<OccasionValues>) => void;
  onRemove: () => void;
}

/** What one occasion needs: a day, or nothing where the calendar knows it, and a name where it has none. */
export function OccasionEntry(props: OccasionEntryProps) {
  const { index, occasion, known, knownCountry, onChange, onRemove } = props;
  const { formState } = useFormContext<RecipientValues>();
  const country = useWatch<RecipientValues, 'country'>({ name: 'country' });
  const problems = formState.errors.occasions?.[index];
  const { type, feast, ownDay, customType, date = null, yearKnown } = occasion;
  const label = occasionName({ type, feast, customType: customType?.trim() });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        borderRadius: '14px',
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
          <OccasionIcon occasion={type} size={26} />
        </Box>
        <Typography component="h4" variant="h6" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <IconButton aria-label={`Remove ${label}`} onClick={onRemove} sx={{ my: -1, mr: -1 }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {type === 'other' && (
        <TextField
          label="What is the occasion?"
          placeholder="Name day, first concert, just because …"
          value={customType ?? ''}
          onChange={({ target }) => onChange({ customType: target.value })}
          error={problems?.customType !== undefined}
          helperText={problems?.customType?.message}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        />
      )}
      {type === 'birthday' ? (
        <BirthdateField legend="Birthday date" />
      ) : isByCalendar(occasion) ? (
        <CalendarDayChoice
          type={type}
          feast={feast}
          ownDay={ownDay}
          onOwnDay={(day) => onChange({ ownDay: day })}
          country={country}
          known={country === knownCountry && known?.ownDay === ownDay ? known?.nextDate : null}
        />
      ) : (
        <>
          <DayField
            legend={`${label} date`}
            value={{ date, yearKnown }}
            onChange={onChange}
            problem={problems?.date?.message}
            helperText={type === 'anniversary' ? undefined : 'Leave it open if you do not know it yet.'}
          />
          <EveryYearField occasion={occasion} onChange={onChange} />
        </>
      )}
    </Box>
  );
}
