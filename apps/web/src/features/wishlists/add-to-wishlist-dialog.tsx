import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  closeWishlistDialog,
  useWishlistDialog,
  type Wish,
} from '../../data/stores/wishlist-dialog-store.js';
import { SaveDialog } from '../../data/dialogs/save-dialog.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { TextField } from '../../ui/fields/text-field.js';
import { SaveProblem } from '../../ui/dialogs/save-problem.js';
import { useAddItem, useCreateWishlist, wishlistsQuery, type NewItem } from './wishlists.api.js';

/** Adds something seen elsewhere to one of the user's lists, or to a new one. */
export function AddToWishlistDialog() {
  const wish = useWishlistDialog((state) => state.wish);
  return wish && <Adding wish={wish} />;
}

const itemOf = ({ name, price, url, description, picture, photo }: Wish): NewItem => ({
  name,
  price: price?.slice(0, 60) ?? null,
  url: url ?? null,
  description: description ?? null,
  picture: picture ?? null,
  photo: photo ?? null,
});

function Adding({ wish }: { wish: Wish }) {
  const { data: lists, error } = useQuery(wishlistsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const [title, setTitle] = useState('My wishlist');
  const listId = chosen ?? String(lists?.[0]?.id ?? '');
  const add = useAddItem(Number(listId));
  const create = useCreateWishlist();
  const problem = error ?? add.error ?? create.error;
  const save = () => {
    if (!lists) return;
    if (!listId) return create.mutate({ title, items: [itemOf(wish)] }, { onSuccess: closeWishlistDialog });
    add.mutate(itemOf(wish), {
      onSuccess: ({ name }) => {
        toast({ title: 'Added to your wishlist', description: name, durationMs: 3_000 });
        closeWishlistDialog();
      },
    });
  };
  return (
    <SaveDialog
      title="Add to a wishlist"
      dirty={false}
      isSaving={add.isPending || create.isPending}
      onSave={save}
      onClose={closeWishlistDialog}
    >
      {problem && <SaveProblem>{errorMessage(problem, 'That didn’t work. Please try again.')}</SaveProblem>}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{wish.name}</Typography>
      <ChoiceField label="List" value={listId} onChoose={setChosen}>
        {lists?.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
        <option value="">A new list</option>
      </ChoiceField>
      {listId === '' && (
        <TextField
          label="Title of the new list"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          htmlInput={{ maxLength: 100, autoComplete: 'off' }}
        />
      )}
    </SaveDialog>
  );
}
