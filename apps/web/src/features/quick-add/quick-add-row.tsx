import { labelOf, relationships } from '@giftwell/contracts/gift-ai/vocabulary';
import { isByCalendar, kindOf, ofKind } from '@giftwell/contracts/planning/calendar-days';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { CalendarDay } from '../../ui/fields/calendar-day.js';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { dayText, formatDayOfYear } from '../../ui/fields/dates.js';
import { DayField } from '../../ui/fields/day-field.js';
import { kindLabel, occasionName } from '../../ui/fields/occasion-words.js';
import { NameField } from './name-field.js';
import { kindsOffered, nameDay, type Entry } from './read-lines.js';
import { notesOf, type Row } from './use-lines.js';

interface QuickAddRowProps {
  row: Row;
  onChange: (entry: Entry) => void;
  onRemove: () => void;
}

const Slip = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '10px 8px 10px 14px',
  borderRadius: 12,
  border: `1px solid ${theme.alpha(theme.vars!.palette.text.primary, 0.22)}`,
  overflowWrap: 'anywhere',
  '&[data-problem]': { borderColor: theme.vars!.palette.error.main },
  '& p': { margin: 0, ...theme.typography.body2 },
  '& .quiet': { color: theme.vars!.palette.text.secondary },
  '& .problem': { color: theme.vars!.palette.error.main },
}));

function occasionText(entry: Entry): string {
  if (isByCalendar(entry)) return occasionName(entry);
  return entry.day.date ? `${occasionName(entry)}, ${dayText(entry.day)}` : 'No date yet';
}

/** `Birthday, May 3, 1990 · Sibling` */
const saidOf = (entry: Entry) =>
  [occasionText(entry), entry.relationship !== 'other' && labelOf(entry.relationship)]
    .filter(Boolean)
    .join(' · ');

/** One parsed line, with a question if it is ambiguous; everything can be changed. */
export function QuickAddRow({ row, onChange, onRemove }: QuickAddRowProps) {
  const { line, entry, problem, otherDay, isChanged } = row;
  const [isEditing, setIsEditing] = useState(false);
  const editLabel = isEditing ? 'Close' : 'Edit';
  const name = entry.name || line;
  return (
    <Slip data-problem={problem ?? undefined}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <p>
            <b>{name}</b>
          </p>
          {!problem && <p className="quiet">{saidOf(entry)}</p>}
          {problem && <p className="problem">{problem}</p>}
          {notesOf(row).map((note) => (
            <p key={note} className="quiet">
              {note}
            </p>
          ))}
        </Box>
        <Button
          size="small"
          variant="text"
          aria-expanded={isEditing}
          aria-label={`${editLabel} ${name}`}
          onClick={() => setIsEditing(!isEditing)}
        >
          {editLabel}
        </Button>
        <Button
          size="small"
          variant="text"
          color="inherit"
          aria-label={`Leave out ${name}`}
          onClick={onRemove}
        >
          Leave out
        </Button>
      </Box>
      {otherDay && !isChanged && !isEditing && (
        <WhichDay days={[entry.day, otherDay]} onChoose={(day) => onChange({ ...entry, day })} />
      )}
      {isEditing && <EntryFields entry={entry} onChange={onChange} />}
    </Slip>
  );
}

interface WhichDayProps {
  days: readonly CalendarDay[];
  onChoose: (day: CalendarDay) => void;
}

/** Asks which of two dates is meant; without an answer the first one is used. */
const WhichDay = ({ days, onChoose }: WhichDayProps) => (
  <Box
    role="group"
    aria-label="Which date is it?"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
  >
    <p>Which date is it?</p>
    {days.map((day, index) => (
      <Button
        key={day.date}
        size="small"
        variant="outlined"
        aria-pressed={index === 0}
        sx={{ '&[aria-pressed=true]': { bgcolor: 'blush.main', color: 'blush.contrastText' } }}
        onClick={() => onChoose(day)}
      >
        {formatDayOfYear(day.date!.slice(5))}
      </Button>
    ))}
  </Box>
);

interface EntryFieldsProps {
  entry: Entry;
  onChange: (entry: Entry) => void;
}

const EntryFields = ({ entry, onChange }: EntryFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2, pr: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <NameField value={entry.name} onChange={(name) => onChange({ ...entry, name })} />
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <ChoiceField
        label="Occasion"
        value={kindOf(entry)}
        onChoose={(kind) =>
          onChange({ ...entry, ...ofKind(kind), customType: kind === 'other' ? nameDay : null })
        }
      >
        {kindsOffered.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'other' ? nameDay : kindLabel(kind)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label="Relationship"
        value={entry.relationship}
        onChoose={(relationship) => onChange({ ...entry, relationship })}
      >
        {relationships.map((each) => (
          <option key={each} value={each}>
            {labelOf(each)}
          </option>
        ))}
      </ChoiceField>
    </Box>
    {!isByCalendar(entry) && (
      <DayField legend="Day" value={entry.day} onChange={(day) => onChange({ ...entry, day })} />
    )}
  </Box>
);
