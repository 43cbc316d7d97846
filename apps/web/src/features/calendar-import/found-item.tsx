import { labelOf, relationships } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { dayText, formatDayOfYear } from '../../ui/fields/dates.js';
import { DayField } from '../../ui/fields/day-field.js';
import { occasionName } from '../../ui/fields/occasion-words.js';
import { TextField } from '../../ui/fields/text-field.js';
import { canAdd, certaintyOf, dayOf, type FoundRow } from './found-rows.js';

interface FoundItemProps {
  row: FoundRow;
  onChange: (change: Partial<FoundRow>) => void;
}

const badges = { high: 'High', medium: 'Medium', low: 'Low' } as const;
const typesOffered = [
  ...(['birthday', 'anniversary', 'wedding', 'engagement', 'graduation', 'retirement', 'promotion'] as const),
  ...([
    'baby_shower',
    'housewarming',
    'christmas',
    'valentines',
    'mothers_day',
    'fathers_day',
    'other',
  ] as const),
];

const Item = styled('li')(({ theme }) => {
  const { palette } = theme.vars!;
  return {
    display: 'grid',
    gap: 12,
    padding: '8px 12px 8px 4px',
    borderRadius: 12,
    border: `1px solid ${palette.divider}`,
    overflowWrap: 'anywhere',
    '& p': { margin: 0, ...theme.typography.body2 },
    '& .quiet': { color: palette.text.secondary },
    '& .badge': {
      ...theme.typography.caption,
      fontWeight: 640,
      padding: '2px 10px',
      borderRadius: 12,
      flexShrink: 0,
      // In line with the name.
      marginTop: 7,
      '&[data-level=high]': { background: palette.success.main, color: palette.success.contrastText },
      '&[data-level=medium]': { background: palette.marigold.main, color: palette.marigold.contrastText },
      '&[data-level=low]': { background: palette.error.main, color: palette.error.contrastText },
    },
  };
});

/** One found occasion: chosen or not, why it was found, and its fields to correct. */
export function FoundItem({ row, onChange }: FoundItemProps) {
  const [isEditing, setIsEditing] = useState(false);
  const nameId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const endEditing = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isEditing) return;
    // The dialog stays open.
    event.stopPropagation();
    setIsEditing(false);
    opener.current?.focus();
  };
  const level = certaintyOf(row);
  const isKnown = row.existing === 'known';
  const name = row.name || 'Who’s this?';
  const relation = row.relationship === 'other' ? '' : ` · ${labelOf(row.relationship)}`;
  const occasion = { type: row.occasionType, customType: row.customType };
  return (
    <Item onKeyDown={endEditing}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Checkbox
          checked={row.isChosen}
          disabled={!canAdd(row)}
          onChange={(_event, isChosen) => onChange({ isChosen })}
          slotProps={{ input: { 'aria-labelledby': nameId } }}
        />
        <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          <p id={nameId}>
            <b>{name}</b> {occasionName(occasion)}, {dayText(dayOf(row))}
            {relation}
          </p>
          <p className="quiet">
            {row.reason}
            {row.originalText !== row.name && ` · “${row.originalText}”`}
          </p>
          {row.existing === 'other_birthday' && (
            <p>You have another birthday for {row.name}. We’ll keep that one.</p>
          )}
        </Box>
        {!isKnown && (
          <>
            <span className="badge" data-level={level} title="Confidence">
              {badges[level]}
            </span>
            <EditButton
              ref={opener}
              name={name}
              isEditing={isEditing}
              onClick={() => setIsEditing(!isEditing)}
            />
          </>
        )}
      </Box>
      {row.otherDate && !isEditing && !isKnown && (
        <WhichDay row={row} other={row.otherDate} onChange={onChange} />
      )}
      {isEditing && <Fields row={row} onChange={onChange} />}
    </Item>
  );
}

interface EditButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  name: string;
  isEditing: boolean;
  onClick: () => void;
}

function EditButton({ ref, name, isEditing, onClick }: EditButtonProps) {
  const label = isEditing ? 'Close' : 'Edit';
  return (
    <Button
      ref={ref}
      size="small"
      variant="text"
      aria-expanded={isEditing}
      aria-label={`${label} ${name}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** Asks which of two dates is meant; without an answer the first one is used. */
const WhichDay = ({ row, other, onChange }: FoundItemProps & { other: string }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: 5 }}>
    <p>Or {formatDayOfYear(other.slice(5))}?</p>
    <Button size="small" variant="outlined" onClick={() => onChange({ date: other, otherDate: row.date })}>
      Swap day and month
    </Button>
  </Box>
);

const Fields = ({ row, onChange }: FoundItemProps) => (
  <Box sx={{ display: 'grid', gap: 2, pl: 1, pb: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <TextField
      label="Their name"
      value={row.name}
      htmlInput={{ maxLength: 100, autoComplete: 'off' }}
      onChange={({ target }) => onChange({ name: target.value, isChosen: target.value.trim() !== '' })}
    />
    <Box
      sx={{
        ...{ display: 'grid', gap: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <ChoiceField
        label="Occasion"
        value={row.occasionType}
        onChoose={(occasionType) => onChange({ occasionType })}
      >
        {typesOffered.map((type) => (
          <option key={type} value={type}>
            {occasionName({ type, customType: row.customType })}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label="Relationship"
        value={row.relationship}
        onChoose={(relationship) => onChange({ relationship })}
      >
        {relationships.map((each) => (
          <option key={each} value={each}>
            {labelOf(each)}
          </option>
        ))}
      </ChoiceField>
    </Box>
    <DayField
      legend="Day"
      value={dayOf(row)}
      onChange={({ date, yearKnown }) => date && onChange({ date, yearKnown, otherDate: null })}
    />
  </Box>
);
