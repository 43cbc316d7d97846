import { zodResolver } from '@hookform/resolvers/zod';
import { itemsAtOnce, newWishlistSchema, type WishlistSummary } from '@giftwell/contracts/planning/wishlists';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Controller, useForm, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { SaveDialog } from '../../data/dialogs/save-dialog.js';
import { SaveProblem } from '../../ui/dialogs/save-problem.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { TextField } from '../../ui/fields/text-field.js';
import { FirstItems, fullText } from './items/first-items.js';
import { useItemForm } from './items/item-adder.js';
import { itemValuesSchema, type ItemInput } from './items/item-values.js';
import { useCreateWishlist, useUpdateWishlist } from './wishlists.api.js';

const formSchema = newWishlistSchema.omit({ items: true });
type Values = z.input<typeof formSchema>;
type Input = z.output<typeof formSchema>;

interface WishlistDialogProps {
  /** The list to change; without it a new one is created. */
  wishlist: WishlistSummary | undefined;
  onClose: () => void;
  /** A new list is saved. */
  onCreated: (id: number) => void;
}

const valuesOf = (wishlist: WishlistSummary | undefined): Values => ({
  title: wishlist?.title ?? '',
  description: wishlist?.description ?? '',
  public: wishlist?.public ?? false,
  showTaken: wishlist?.showTaken ?? false,
});

/** Creates a list with its first items, or changes what is said about one. */
export function WishlistDialog({ wishlist, onClose, onCreated }: WishlistDialogProps) {
  const create = useCreateWishlist();
  const update = useUpdateWishlist();
  const [items, setItems] = useState<ItemInput[]>([]);
  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(formSchema),
    defaultValues: valuesOf(wishlist),
  });
  const itemForm = useItemForm();
  const isFull = items.length >= itemsAtOnce;
  const { errors, isDirty } = form.formState;
  const { isDirty: hasNewItem } = itemForm.formState;
  const save = form.handleSubmit(async (fields) => {
    if (wishlist) return update.mutate({ id: wishlist.id, ...fields }, { onSuccess: onClose });
    // An item that is filled in and not added yet belongs to the list, too.
    if (hasNewItem && !(await itemForm.trigger(undefined, { shouldFocus: true }))) return;
    if (hasNewItem && isFull) return itemForm.setError('name', { message: fullText }, { shouldFocus: true });
    const last = hasNewItem ? [itemValuesSchema.parse(itemForm.getValues())] : [];
    create.mutate({ ...fields, items: [...items, ...last] }, { onSuccess: ({ id }) => onCreated(id) });
  });
  const { ref: titleRef, ...title } = form.register('title');
  const { ref: descriptionRef, ...description } = form.register('description');
  return (
    <SaveDialog
      title={wishlist ? 'Edit wishlist' : 'New wishlist'}
      dirty={isDirty || hasNewItem || items.length > 0}
      isSaving={create.isPending || update.isPending}
      onSave={() => void save()}
      onClose={onClose}
    >
      {create.error && (
        <SaveProblem>{errorMessage(create.error, 'That didn’t work. Please try again.')}</SaveProblem>
      )}
      <TextField
        {...title}
        inputRef={titleRef}
        label="Title"
        placeholder="Birthday, new home, anything"
        required
        error={errors.title !== undefined}
        helperText={errors.title?.message}
        htmlInput={{ maxLength: 100, autoComplete: 'off' }}
      />
      <TextField
        {...description}
        inputRef={descriptionRef}
        label="Description"
        multiline
        minRows={2}
        htmlInput={{ maxLength: 2_000 }}
      />
      <Choice
        control={form.control}
        name="public"
        label="Public"
        help="Anyone with the link can see this list and reserve a gift."
      />
      <Choice
        control={form.control}
        name="showTaken"
        label="Show me what’s taken"
        help="Off keeps the surprise: you can’t tell what others reserved. On shows what’s taken, never by whom."
      />
      {!wishlist && <FirstItems items={items} form={itemForm} onChange={setItems} />}
    </SaveDialog>
  );
}

interface ChoiceProps {
  control: Control<Values, unknown, Input>;
  name: 'public' | 'showTaken';
  label: string;
  help: string;
}

const Choice = ({ control, name, label, help }: ChoiceProps) => (
  <div>
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref } }) => (
        <FormControlLabel
          control={
            <Switch
              checked={value ?? false}
              onChange={(_event, checked) => onChange(checked)}
              slotProps={{ input: { ref, 'aria-describedby': `wishlist-${name}-help` } }}
            />
          }
          label={label}
        />
      )}
    />
    <FormHelperText id={`wishlist-${name}-help`} sx={{ mt: 0 }}>
      {help}
    </FormHelperText>
  </div>
);
