import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { CloseIcon } from '../../../ui/icons/icons.js';
import { OccasionIcon } from '../../../ui/icons/occasion-icon.js';
import { occasionName } from '../../../ui/fields/occasion-words.js';
import { CustomNameField } from '../fields/custom-name-field.js';
import { OccasionDate } from '../fields/occasion-date.js';
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
  const problems = formState.errors.occasions?.[index];
  const { type, feast, customType } = occasion;
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
        <CustomNameField
          name={customType}
          placeholder="Name day, first concert, just because …"
          problem={problems?.customType?.message}
          onChange={(name) => onChange({ customType: name })}
        />
      )}
      <OccasionDate
        occasion={occasion}
        saved={known}
        savedCountry={knownCountry}
        legend={type === 'birthday' ? 'Birthday date' : `${label} date`}
        problem={problems?.date?.message}
        helperText={type === 'anniversary' ? undefined : 'Leave it open if you don’t know it yet.'}
        onChange={onChange}
      />
    </Box>
  );
}
