import { wishPriorities } from '@giftwell/contracts/planning/wishlists';
import Box from '@mui/material/Box';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '../../../ui/fields/choice-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { priorityLabels, type ItemInput, type ItemValues } from './item-values.js';

export type ItemForm = UseFormReturn<ItemValues, unknown, ItemInput>;

const texts = {
  name: { label: 'Item', placeholder: 'What would you like?', maxLength: 200 },
  price: { label: 'Price', placeholder: 'About $25', maxLength: 60 },
  url: { label: 'Link', placeholder: 'https://', maxLength: 2_000 },
  description: { label: 'Note', placeholder: 'Color, size, or anything else', maxLength: 2_000 },
  quantity: { label: 'How many', placeholder: '', maxLength: 2 },
} as const;

interface FieldProps {
  form: ItemForm;
  name: keyof typeof texts;
}

function ItemText({ form, name }: FieldProps) {
  const { maxLength, ...rest } = texts[name];
  const { ref, ...registration } = form.register(name);
  const problem = form.formState.errors[name]?.message;
  return (
    <TextField
      {...rest}
      {...registration}
      required={name === 'name'}
      multiline={name === 'description'}
      inputRef={ref}
      error={problem !== undefined}
      helperText={problem}
      htmlInput={{
        maxLength,
        autoComplete: 'off',
        ...(name === 'quantity' && { inputMode: 'numeric' }),
        ...(name === 'url' && { inputMode: 'url' }),
      }}
    />
  );
}

/** The fields of one item. */
export const ItemFields = ({ form }: { form: ItemForm }) => (
  <>
    <ItemText form={form} name="name" />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '10rem minmax(0, 1fr)' } }}>
      <ItemText form={form} name="price" />
      <ItemText form={form} name="url" />
    </Box>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) 7rem' }}>
      <Controller
        control={form.control}
        name="priority"
        render={({ field: { value, onChange, ref } }) => (
          <ChoiceField label="Priority" value={value} onChoose={onChange} inputRef={ref}>
            {wishPriorities.toReversed().map((priority) => (
              <option key={priority} value={priority}>
                {priorityLabels[priority]}
              </option>
            ))}
          </ChoiceField>
        )}
      />
      <ItemText form={form} name="quantity" />
    </Box>
    <ItemText form={form} name="description" />
  </>
);
