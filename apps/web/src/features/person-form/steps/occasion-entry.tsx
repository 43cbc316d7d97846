import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CloseIcon } from '../../../ui/icons/icons.js';
import { OccasionIcon } from '../../../ui/icons/occasion-icon.js';
import { occasionName } from '../../../ui/fields/occasion-words.js';
import { OccasionParts } from '../fields/occasion-parts.js';
import type { OccasionValues } from '../recipient-values.js';

interface OccasionEntryProps {
  index: number;
  occasion: OccasionValues;
  /** The saved occasion. */
  known: Occasion | undefined;
  /** The country that its date was computed for. */
  knownCountry: string | null;
  onChange: (part: Partial<OccasionValues>) => void;
  onRemove: () => void;
}

/** The fields of one occasion: a date unless the calendar has it, and a name if it has none. */
export function OccasionEntry({ onRemove, ...props }: OccasionEntryProps) {
  const { type, feast, customType } = props.occasion;
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
      <OccasionParts {...props} label={label} />
    </Box>
  );
}
