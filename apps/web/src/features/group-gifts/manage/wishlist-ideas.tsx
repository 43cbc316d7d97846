import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorKind } from '../../../ui/feedback/app-error.js';
import { ChoiceField } from '../../../ui/fields/choice-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { wishlistItemsQuery, type NewIdea } from '../group-gifts.api.js';

/** The code in the link of a wishlist; empty if it is another link. */
const codeIn = (link: string): string =>
  shareCodeSchema.safeParse(/\/wishlist\/([\w-]+)/.exec(link)?.[1]).data ?? '';

/** Adds items of a wishlist to the vote. The organizer was sent its link, by the recipient for instance. */
export function WishlistIdeas({ onChoose }: { onChoose: (idea: NewIdea) => void }) {
  const [link, setLink] = useState('');
  const code = codeIn(link);
  const { data: items, error } = useQuery(wishlistItemsQuery(code));
  const problem = problemOf(link, code, error);
  const choose = (id: string) => {
    const item = items?.find((each) => String(each.id) === id);
    if (!item) return;
    const { name, price, url, picture } = item;
    onChoose({ title: name.slice(0, 100), price: price?.slice(0, 60), url, picture });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label="Or from a wishlist"
        placeholder="Paste its link"
        value={link}
        onChange={({ target }) => setLink(target.value)}
        error={problem !== null}
        helperText={problem ?? (items?.length === 0 && 'Nothing is on this wishlist yet.')}
        htmlInput={{ maxLength: 300, autoComplete: 'off', inputMode: 'url' }}
      />
      {items && items.length > 0 && (
        <ChoiceField label="What’s on it" value="" onChoose={choose}>
          <option value="">Choose an item</option>
          {items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
    </Box>
  );
}

function problemOf(link: string, code: string, error: Error | null): string | null {
  if (!link.trim()) return null;
  if (!code) return 'That isn’t a wishlist link.';
  if (!error) return null;
  return errorKind(error) === 'not_found'
    ? 'There’s no wishlist at this link.'
    : 'We couldn’t load this wishlist. Please try again.';
}
