import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { ChoiceField } from '../../../ui/fields/choice-field.js';
import { shortfallChoices, shortfallHelp } from '../../../ui/money/group-words.js';
import { GroupText } from './group-fields.js';
import type { GroupInput, GroupValues } from './group-values.js';

/** What contributors agree to, and who is left out. A new group gift may collect promises first. */
export function RuleFields({ isNew }: { isNew: boolean }) {
  const { control } = useFormContext<GroupValues, unknown, GroupInput>();
  return (
    <>
      <Controller
        control={control}
        name="ifShort"
        render={({ field: { value, onChange } }) => (
          <ChoiceField
            label="If the goal isn’t reached"
            value={value}
            onChoose={onChange}
            help={`${shortfallHelp(value)} Everyone sees this before they pay.`}
          >
            {(Object.keys(shortfallChoices) as (typeof value)[]).map((rule) => (
              <option key={rule} value={rule}>
                {shortfallChoices[rule]}
              </option>
            ))}
          </ChoiceField>
        )}
      />
      {isNew && <PromiseFirst />}
      <GroupText name="hiddenFrom" />
    </>
  );
}

function PromiseFirst() {
  const { control } = useFormContext<GroupValues, unknown, GroupInput>();
  const helpId = useId();
  return (
    <Controller
      control={control}
      name="collects"
      render={({ field: { value, onChange, ref } }) => (
        <div>
          <FormControlLabel
            control={
              <Switch
                checked={value === 'pledges'}
                onChange={(_event, checked) => onChange(checked ? 'pledges' : 'money')}
                slotProps={{ input: { ref, 'aria-describedby': helpId } }}
              />
            }
            label="Promise first"
          />
          <FormHelperText id={helpId} sx={{ mt: 0 }}>
            Collect promises. Nobody pays until they cover the goal.
          </FormHelperText>
        </div>
      )}
    />
  );
}
