import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState, type Ref } from 'react';
import { dayFrom, dayProblem, partsOf, type CalendarDay, type DayParts } from './calendar-day.js';

interface DayFieldProps {
  /** Names the group of the three fields. */
  legend: string;
  legendShown?: boolean;
  value: CalendarDay;
  onChange: (value: CalendarDay) => void;
  onBlur?: () => void;
  /** Ref of the month, the first field. */
  inputRef?: Ref<HTMLSelectElement>;
  /** The form's error message; an incomplete date has its own. */
  problem?: string | undefined;
  helperText?: string | undefined;
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  name: monthName.format(new Date(Date.UTC(2000, index, 15))),
}));

/** A date whose year may be unknown: month, day and, if known, the year. */
export function DayField({
  legend,
  legendShown = false,
  value,
  onChange,
  onBlur,
  inputRef,
  problem,
  helperText,
}: DayFieldProps) {
  const helpId = useId();
  const [parts, setParts] = useState(() => partsOf(value));
  // The value was changed from outside. The placeholder for an unknown year doesn't matter.
  if (dayFrom(partsOf(value)).date !== dayFrom(parts).date) setParts(partsOf(value));

  const change = (part: Partial<DayParts>) => {
    const next = { ...parts, ...part };
    setParts(next);
    onChange(dayFrom(next));
  };
  const wrong = problem === undefined ? undefined : (dayProblem(parts) ?? problem);
  const shared = { error: wrong !== undefined, onBlur, fullWidth: true };
  const described = { 'aria-describedby': (wrong ?? helperText) ? helpId : undefined };
  const digits = { inputMode: 'numeric', autoComplete: 'off', pattern: '[0-9]*', ...described } as const;
  const onlyDigits = (text: string, max: number) => text.replace(/\D/g, '').slice(0, max);

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={legendShown ? { p: 0, mb: 1, fontSize: '0.9375rem', fontWeight: 600 } : visuallyHidden}
      >
        {legend}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 0.75, sm: 1 },
          gridTemplateColumns: {
            xs: 'minmax(0, 2fr) minmax(0, 0.72fr) minmax(0, 1.25fr)',
            sm: 'minmax(0, 1.6fr) minmax(0, 0.9fr) minmax(0, 1.3fr)',
          },
          maxWidth: 420,
          // So that the longest month and the label of the year fit on the narrowest phone.
          '& input, & select': { paddingLeft: { xs: '10px', sm: '16px' } },
          '& input': { paddingRight: { xs: '8px', sm: '16px' } },
          '& .MuiNativeSelect-select.MuiNativeSelect-select': { paddingRight: { xs: '20px', sm: '32px' } },
          '& .MuiNativeSelect-icon': { right: { xs: 0, sm: '7px' } },
        }}
      >
        <TextField
          {...shared}
          select
          label="Month"
          value={parts.month}
          onChange={({ target }) => change({ month: target.value })}
          inputRef={inputRef}
          slotProps={{ select: { native: true }, htmlInput: described, inputLabel: lightLabel }}
        >
          <option value="">–</option>
          {months.map(({ value: month, name }) => (
            <option key={month} value={month}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField
          {...shared}
          label="Day"
          value={parts.day}
          onChange={({ target }) => change({ day: onlyDigits(target.value, 2) })}
          slotProps={{ htmlInput: digits, inputLabel: lightLabel }}
        />
        <TextField
          {...shared}
          label="Year"
          placeholder="if known"
          value={parts.year}
          onChange={({ target }) => change({ year: onlyDigits(target.value, 4) })}
          slotProps={{ htmlInput: digits, inputLabel: lightLabel }}
        />
      </Box>
      {(wrong ?? helperText) && (
        <FormHelperText id={helpId} error={wrong !== undefined}>
          {wrong ?? helperText}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Three labels below a legend are less prominent. */
const lightLabel = { sx: { fontWeight: 500, fontSize: '0.875rem', mb: '3px' } };
