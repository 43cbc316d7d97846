import type { WishlistItem } from '@giftwell/contracts/planning/wishlists';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState, type KeyboardEvent } from 'react';
import { ItemRow, type RowActions } from './item-row.js';
import { useDragOrder } from './use-drag-order.js';
import { Items } from '../wishlists.styles.js';

interface ItemListProps extends Pick<RowActions, 'onEdit' | 'onDelete'> {
  items: readonly WishlistItem[];
  onMove: (item: WishlistItem, beforeId: number | null) => void;
}

/** The items in the owner's order, which can be changed by dragging, with buttons and with arrow keys. */
export function ItemList({ items, onMove, ...actions }: ItemListProps) {
  const [said, setSaid] = useState('');
  const indexOf = (id: number) => items.findIndex((item) => item.id === id);
  const moveTo = (from: number, to: number) => {
    const item = items[from];
    if (!item || to === from || to < 0 || to >= items.length) return;
    onMove(item, items[to > from ? to + 1 : to]?.id ?? null);
    setSaid(`${item.name} is now number ${to + 1} of ${items.length}`);
  };
  const { list, drag, handle } = useDragOrder((id, beforeId) => {
    const [from, before] = [indexOf(id), beforeId === null ? items.length : indexOf(beforeId)];
    moveTo(from, before > from ? before - 1 : before);
  });
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: items.length - 1,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(index, to);
  };
  return (
    <>
      <Items ref={list} aria-label="Items" data-end={drag?.beforeId === null}>
        {items.map((item, index) => (
          <li
            key={item.id}
            data-id={item.id}
            data-dragged={drag?.id === item.id}
            data-before={drag !== null && drag.id !== item.id && drag.beforeId === item.id}
          >
            <ItemRow
              item={item}
              handle={{ ...handle(item.id), onKeyDown: onKeyDown(index) }}
              onUp={index > 0 ? () => moveTo(index, index - 1) : undefined}
              onDown={index < items.length - 1 ? () => moveTo(index, index + 1) : undefined}
              {...actions}
            />
          </li>
        ))}
      </Items>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}
