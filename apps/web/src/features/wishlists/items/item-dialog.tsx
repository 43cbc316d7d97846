import { zodResolver } from '@hookform/resolvers/zod';
import type { WishlistItem } from '@giftwell/contracts/planning/wishlists';
import { useForm } from 'react-hook-form';
import { SaveDialog } from '../../../data/dialogs/save-dialog.js';
import { errorMessage } from '../../../ui/feedback/app-error.js';
import { ItemFields } from './item-fields.js';
import { itemValuesSchema, valuesOf, type ItemInput, type ItemValues } from './item-values.js';
import { SaveProblem } from '../../../ui/dialogs/save-problem.js';
import { useUpdateItem } from '../wishlists.api.js';

interface ItemDialogProps {
  wishlistId: number;
  item: WishlistItem;
  onClose: () => void;
}

/** Changes one item. */
export function ItemDialog({ wishlistId, item, onClose }: ItemDialogProps) {
  const save = useUpdateItem(wishlistId);
  const form = useForm<ItemValues, unknown, ItemInput>({
    resolver: zodResolver(itemValuesSchema),
    defaultValues: valuesOf(item),
  });
  const submit = form.handleSubmit((input) => save.mutate({ id: item.id, ...input }, { onSuccess: onClose }));
  return (
    <SaveDialog
      title="Edit item"
      dirty={form.formState.isDirty}
      isSaving={save.isPending}
      onSave={() => void submit()}
      onClose={onClose}
    >
      {save.error && <SaveProblem>{errorMessage(save.error, 'Please try again.')}</SaveProblem>}
      <ItemFields form={form} />
    </SaveDialog>
  );
}
