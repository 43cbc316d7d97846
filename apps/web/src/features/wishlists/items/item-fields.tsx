import { wishPriorities } from '@giftwell/contracts/planning/wishlists';
import Box from '@mui/material/Box';
import type { ClipboardEvent } from 'react';
import { Controller } from 'react-hook-form';
import { PhotoField } from '../../../data/photos/photo-field.js';
import { ChoiceField } from '../../../ui/fields/choice-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { linkOf, priorityLabels, type ItemForm } from './item-values.js';
import { useLinkPreview } from './use-link-preview.js';

const texts = {
  name: { label: 'Item', placeholder: 'What would you like? Or paste a link', maxLength: 200 },
  price: { label: 'Price', placeholder: 'About $25', maxLength: 60 },
  url: { label: 'Link', placeholder: 'https://', maxLength: 2_000 },
  description: { label: 'Note', placeholder: 'Color, size, or anything else', maxLength: 2_000 },
  quantity: { label: 'How many', placeholder: '', maxLength: 2 },
} as const;

interface FieldProps {
  form: ItemForm;
  name: keyof typeof texts;
  onLeave?: (text: string) => void;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
}

function ItemText({ form, name, onLeave, onPaste }: FieldProps) {
  const { maxLength, ...rest } = texts[name];
  const { ref, ...registration } = form.register(name, {
    onBlur: ({ target }: { target: HTMLInputElement }) => onLeave?.(target.value),
  });
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
        onPaste,
        ...(name === 'quantity' && { inputMode: 'numeric' }),
        ...(name === 'url' && { inputMode: 'url' }),
      }}
    />
  );
}

/** The fields of one item. A pasted link fills what its page offers. */
export function ItemFields({ form }: { form: ItemForm }) {
  const { said, read } = useLinkPreview(form);
  /** A link that was pasted as the name of an item is its link. */
  const takeLink = (event: ClipboardEvent<HTMLElement>) => {
    const pasted = event.clipboardData.getData('text').trim();
    const link = /^https?:/i.test(pasted) ? linkOf(pasted) : null;
    if (link === null || form.getValues('name') || form.getValues('url')) return;
    event.preventDefault();
    form.setValue('url', link, { shouldDirty: true });
    read(link);
  };
  return (
    <>
      <ItemText form={form} name="name" onPaste={takeLink} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '10rem minmax(0, 1fr)' } }}>
        <ItemText form={form} name="price" />
        <ItemText
          form={form}
          name="url"
          onLeave={read}
          onPaste={(event) => read(event.clipboardData.getData('text'))}
        />
      </Box>
      <Box
        role="status"
        sx={{ typography: 'body2', color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {said}
      </Box>
      <Controller
        control={form.control}
        name="photo"
        render={({ field: { value, onChange } }) => <PhotoField photo={value} onChange={onChange} />}
      />
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
}
