import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { PlusIcon } from '../../../ui/icons/icons.js';
import { ItemFields } from './item-fields.js';
import { itemValuesSchema, noValues, type ItemForm, type ItemInput, type ItemValues } from './item-values.js';

interface ItemAdderProps {
  /** Rejects if it couldn't be added. */
  onAdd: (item: ItemInput) => Promise<unknown>;
  /** Why nothing more can be added; null while it can. */
  full?: string | null;
}

export const useItemForm = (): ItemForm =>
  useForm<ItemValues, unknown, ItemInput>({
    resolver: zodResolver(itemValuesSchema),
    defaultValues: noValues,
  });

/** Adds items one after the other: it stays open, empty and focused. */
export function ItemAdder({ onAdd }: ItemAdderProps) {
  return <ItemAdderOf form={useItemForm()} onAdd={onAdd} />;
}

/** The same with a form of the caller, which may save what is still in its fields. It may be a part of another form. */
export function ItemAdderOf({ form, onAdd, full = null }: ItemAdderProps & { form: ItemForm }) {
  const fullId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const isAdding = form.formState.isSubmitting;
  const submit = form.handleSubmit(async (item) => {
    setProblem(null);
    try {
      await onAdd(item);
      // Else the fields are unknown until the next render, and can’t be focused.
      form.reset(noValues, { keepFieldsRef: true });
      form.setFocus('name');
    } catch (error) {
      setProblem(errorMessage(error, 'That didn’t work. Please try again.'));
    }
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!isAdding && full === null) void submit();
  };
  return (
    <Box
      role="group"
      aria-label="New item"
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <ItemFields form={form} />
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      {full !== null && <FormHelperText id={fullId}>{full}</FormHelperText>}
      <Button
        variant="outlined"
        disabled={full !== null}
        aria-describedby={full === null ? undefined : fullId}
        startIcon={<PlusIcon />}
        aria-busy={isAdding}
        onClick={isAdding ? undefined : () => void submit()}
        sx={{ justifySelf: 'start' }}
      >
        {isAdding ? 'Adding…' : 'Add item'}
      </Button>
    </Box>
  );
}
