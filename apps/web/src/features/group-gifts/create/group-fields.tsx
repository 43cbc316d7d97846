import { groupOccasions, hiddenFromMax } from '@giftwell/contracts/payments/group-purchases';
import { occasionLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { peopleQuery } from '../../../data/planning.js';
import { todayIn } from '../../../ui/fields/calendar-day.js';
import { ChoiceField } from '../../../ui/fields/choice-field.js';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { OccasionIcon } from '../../../ui/icons/occasion-icon.js';
import { maxAmountLength } from '../../../ui/money/dollars.js';
import type { GroupInput, GroupValues } from './group-values.js';

const texts = {
  title: { label: 'Gift title', placeholder: 'A bike for Hanna', maxLength: 100 },
  recipientName: { label: 'Recipient name', placeholder: 'Hanna', maxLength: 100 },
  targetAmount: { label: 'Goal in dollars', placeholder: '250', maxLength: maxAmountLength },
  description: { label: 'Description', placeholder: '', maxLength: 2_000 },
  deadline: { label: 'Deadline (optional)', placeholder: '', maxLength: 10 },
  hiddenFrom: {
    label: 'Who shouldn’t see this? (optional)',
    placeholder: 'hanna@example.com',
    maxLength: 2_600,
  },
} as const;
type TextName = keyof typeof texts;

const optional: readonly TextName[] = ['deadline', 'hiddenFrom'];

const helps: Partial<Record<TextName, string>> = {
  // Enter makes a new line there, so that only this says why "Next" is disabled.
  description: 'Required. One sentence is enough.',
  deadline: 'It ends when that day is over.',
  hiddenFrom: `Up to ${hiddenFromMax} email addresses. Anyone signed in with one of them can’t see the page.`,
};

const htmlOf = (name: TextName) => ({
  maxLength: texts[name].maxLength,
  autoComplete: 'off',
  ...(name === 'targetAmount' && { inputMode: 'decimal' as const }),
  ...(name === 'deadline' && { min: todayIn() }),
  ...(name === 'hiddenFrom' && { inputMode: 'email' as const }),
});

/** One text field of a group gift. */
export function GroupText({ name }: { name: TextName }) {
  const form = useFormContext<GroupValues, unknown, GroupInput>();
  const listId = useId();
  const { ref, ...field } = form.register(name);
  const problem = form.formState.errors[name]?.message;
  return (
    <div>
      <TextField
        {...field}
        inputRef={ref}
        label={texts[name].label}
        placeholder={texts[name].placeholder}
        type={name === 'deadline' ? 'date' : 'text'}
        required={!optional.includes(name)}
        multiline={name === 'description'}
        {...(name === 'description' && { minRows: 3 })}
        error={problem !== undefined}
        helperText={problem ? <span role="alert">{problem}</span> : helps[name]}
        htmlInput={{ ...htmlOf(name), ...(name === 'recipientName' && { list: listId }) }}
      />
      {name === 'recipientName' && <OwnPeople id={listId} />}
    </div>
  );
}

/** Suggests the names of the user's people. */
function OwnPeople({ id }: { id: string }) {
  const { data } = useQuery(peopleQuery);
  return (
    <datalist id={id}>
      {data?.map((person) => (
        <option key={person.id} value={person.name} />
      ))}
    </datalist>
  );
}

/** The occasion, as tiles. `onPointed`: a tile was chosen. */
export const OccasionTiles = ({ onPointed }: { onPointed: () => void }) => {
  const { control } = useFormContext<GroupValues, unknown, GroupInput>();
  return (
    <Controller
      control={control}
      name="occasionType"
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <ChoiceTags
          legend="Occasion"
          single
          columns={[2, 4]}
          choices={groupOccasions.map((each) => ({
            value: each,
            label: occasionLabels[each],
            icon: <OccasionIcon occasion={each} />,
          }))}
          chosen={[value]}
          onChange={([chosen]) => {
            onChange(chosen);
            onPointed();
          }}
          problem={error?.message}
          inputRef={ref}
        />
      )}
    />
  );
};

/** The occasion, as a select. */
export const OccasionField = () => {
  const { control } = useFormContext<GroupValues, unknown, GroupInput>();
  return (
    <Controller
      control={control}
      name="occasionType"
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <ChoiceField
          label="Occasion"
          value={value}
          onChoose={onChange}
          problem={error?.message ?? null}
          inputRef={ref}
        >
          <option value="">Choose an occasion</option>
          {groupOccasions.map((each) => (
            <option key={each} value={each}>
              {occasionLabels[each]}
            </option>
          ))}
        </ChoiceField>
      )}
    />
  );
};
