import { labelOf, relationships, type Relationship } from '@giftwell/contracts/gift-ai/vocabulary';
import { maxAge } from '@giftwell/contracts/people/person-fields';
import Box from '@mui/material/Box';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { birthdayAge, problemOf } from '../draft.js';
import { change, useDraft } from '../wizard-draft.js';
import { TextField } from '../../../ui/fields/text-field.js';

const choices = relationships.map((value) => ({ value, label: labelOf(value) }));

export function AboutStep() {
  const draft = useDraft((state) => state.draft);
  const isTold = useDraft((state) => state.ageTold);
  const known = birthdayAge(draft);
  const problem = known !== null || draft.age === null ? undefined : problemOf('age', draft);
  const start = isTold ? undefined : 'Just a starting point. We only use an age you set yourself.';
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <ChoiceTags
        legend="Relationship"
        legendShown
        single
        columns={[2, 3]}
        choices={choices}
        chosen={[draft.relationship]}
        onChange={([value]) => change({ relationship: value as Relationship })}
      />
      <TextField
        label="Age"
        name="age"
        type="number"
        required
        value={known ?? draft.age ?? ''}
        onChange={({ target }) => change({ age: target.value === '' ? null : Number(target.value) })}
        error={problem !== undefined}
        helperText={problem ?? (known === null ? start : 'From their birthday')}
        htmlInput={{ min: 1, max: maxAge, inputMode: 'numeric', readOnly: known !== null }}
        sx={{ '& .MuiOutlinedInput-root': { maxWidth: 200 } }}
      />
    </Box>
  );
}
