import { isByCalendar } from '@giftwell/contracts/planning/calendar-days';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { isRealDay, type CalendarDay } from '../../../ui/fields/calendar-day.js';
import { dayText, formatDate } from '../../../ui/fields/dates.js';
import { occasionName } from '../../../ui/fields/occasion-words.js';
import { EditIcon, TrashIcon } from '../../../ui/icons/icons.js';
import { OccasionIcon } from '../../../ui/icons/occasion-icon.js';
import { OccasionParts } from '../fields/occasion-parts.js';
import type { OccasionValues, RecipientValues } from '../recipient-values.js';

interface DayRowProps {
  index: number;
  occasion: OccasionValues;
  /** The saved occasion. */
  known: Occasion | undefined;
  /** The country that its date was computed for. */
  knownCountry: string | null;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (part: Partial<OccasionValues>) => void;
  onRemove: () => void;
}

/** One date: its occasion and, when opened, its fields. */
export function DayRow({ isOpen, onToggle, onRemove, ...parts }: DayRowProps) {
  const { occasion } = parts;
  const fieldsId = useId();
  const label = occasionName({ ...occasion, customType: occasion.customType?.trim() });
  const when = useWhen(parts);
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: isOpen ? 'primary.main' : 'divider', borderRadius: '14px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={onToggle}
          sx={{ flex: 1, minWidth: 0, gap: 1.5, p: 1.5, justifyContent: 'flex-start', borderRadius: '13px' }}
        >
          <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
            <OccasionIcon occasion={occasion.type} size={26} />
          </Box>
          <Box component="span" sx={{ flex: 1, minWidth: 0, textAlign: 'left', overflowWrap: 'anywhere' }}>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {label}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {when}
            </Typography>
          </Box>
          <EditIcon fontSize="small" />
        </ButtonBase>
        <IconButton aria-label={`Remove ${label}`} onClick={onRemove}>
          <TrashIcon fontSize="small" />
        </IconButton>
      </Box>
      {isOpen && (
        <Box id={fieldsId} sx={{ display: 'grid', gap: 2, px: 2, pb: 2 }}>
          <OccasionParts {...parts} label={label} />
        </Box>
      )}
    </Box>
  );
}

/** The date as text: `May 12, 1985`, `Next: December 25, 2026`. */
function useWhen({
  occasion,
  known,
  knownCountry,
}: Pick<DayRowProps, 'occasion' | 'known' | 'knownCountry'>) {
  const [birthdate, birthYearKnown, country] = useWatch<
    RecipientValues,
    ['birthdate', 'birthYearKnown', 'country']
  >({ name: ['birthdate', 'birthYearKnown', 'country'] });
  const { type, date = null, yearKnown, ownDay } = occasion;
  if (isByCalendar(occasion)) {
    const isSame = country === knownCountry && known?.ownDay === ownDay;
    const next = isSame ? known?.nextDate : null;
    return next ? `Next: ${formatDate(next)}` : 'Set by the calendar';
  }
  const day: CalendarDay =
    type === 'birthday'
      ? { date: birthdate ?? null, yearKnown: birthYearKnown ?? true }
      : { date, yearKnown };
  return isRealDay(day) ? dayText(day) : 'No date yet';
}
