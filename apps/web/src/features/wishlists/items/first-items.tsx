import { itemsAtOnce } from '@giftwell/contracts/planning/wishlists';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { ItemAdderOf } from './item-adder.js';
import type { ItemForm, ItemInput } from './item-values.js';

export const fullText = `You can start with ${itemsAtOnce} items. Save the list, then add more.`;

interface FirstItemsProps {
  items: readonly ItemInput[];
  form: ItemForm;
  onChange: (items: ItemInput[]) => void;
}

/** The items of a new list, which are saved with it. */
export const FirstItems = ({ items, form, onChange }: FirstItemsProps) => (
  <>
    <Divider />
    <Typography variant="h5" component="h3">
      First items
    </Typography>
    {items.length > 0 && (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label="Items so far">
        {items.map((item, index) => (
          <Box component="li" key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{item.name}</Box>
            <Button
              variant="text"
              color="inherit"
              size="small"
              aria-label={`Remove ${item.name}`}
              onClick={() => {
                onChange(items.filter((each) => each !== item));
                // The button that was pressed disappears.
                form.setFocus('name');
              }}
            >
              Remove
            </Button>
          </Box>
        ))}
      </Box>
    )}
    <ItemAdderOf
      form={form}
      full={items.length < itemsAtOnce ? null : fullText}
      onAdd={(item) => {
        onChange([...items, item]);
        return Promise.resolve();
      }}
    />
  </>
);
