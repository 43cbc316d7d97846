import type { Gift, GiftState } from '@giftwell/contracts/planning/gifts';
import type { Occasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useDeletingIds } from '../../data/delete-with-undo.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { useFocusOnNeighbor } from '../../ui/fields/focus.js';
import { AddGift } from './add-gift.js';
import { GiftBudgets } from './budgets/gift-budgets.js';
import { GiftCard } from './gift-card.js';
import type { OpenMenu } from './gift-menu.js';
import { groupsOf, type GiftGroup } from './gift-words.js';
import { deleteGiftKey, giftsQuery, useDeleteGift, useMoveGift, useSetOutcome } from './gifts.api.js';
import { Gifts } from './gifts.styles.js';
import { useFocusOnMoved } from './use-focus-on-moved.js';

interface GiftRecordProps {
  recipient: { id: number; name: string; occasions: readonly Occasion[] };
  /** The field that adds an idea. */
  field: RefObject<HTMLInputElement | null>;
  /** Link to their latest ideas, if there are any. */
  ideas: Pick<LinkProps, 'to' | 'state'> | undefined;
}

/** All gifts of one recipient, from ideas to those given in other years. */
export function GiftRecord({ recipient: { id, name, occasions }, field, ideas }: GiftRecordProps) {
  const record = useQuery(giftsQuery(id));
  const { data, error } = record;
  const groups = useMemo(() => groupsOf(data?.gifts ?? []), [data]);
  return (
    <Box
      component="section"
      aria-labelledby="gifts"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      {/* As high as with the link, which comes later. */}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
        <Typography id="gifts" variant="h4" component="h2">
          Gifts
        </Typography>
        {ideas && (
          <Button
            component={Link}
            {...ideas}
            variant="text"
            size="small"
            aria-label={`${name}’s latest ideas`}
          >
            Latest ideas
          </Button>
        )}
      </Box>
      {data && <GiftBudgets recipient={{ id, name, occasions }} record={data} />}
      <AddGift recipientId={id} occasions={occasions} field={field} />
      {!data && error && (
        <LoadError
          error={error}
          what="the gifts"
          retrying={record.isFetching}
          onRetry={() => void record.refetch()}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={210} />}
      {data && groups.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing yet. Add an idea above, or find one for {name}. What you give stays here, year by year.
        </Typography>
      )}
      {data && <GiftGroups groups={groups} occasions={occasions} />}
    </Box>
  );
}

const loadMenu = () => import('./gift-menu.js');
const preloadMenu = () => void loadMenu().catch(() => undefined);
const loadDialog = () => import('./gift-dialog.js');

interface GiftGroupsProps {
  groups: readonly GiftGroup[];
  occasions: readonly Occasion[];
}

function GiftGroups({ groups, occasions }: GiftGroupsProps) {
  const move = useMoveGift();
  const setOutcome = useSetOutcome();
  const { mutate: remove } = useDeleteGift();
  const leaving = useDeletingIds(deleteGiftKey);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const closeMenu = useCallback(() => setMenu((last) => last && { ...last, open: false }), []);
  const menuPart = useLazyModule(menu?.open === true, loadMenu, closeMenu);
  const [edited, setEdited] = useState<Gift | null>(null);
  const closeDialog = useCallback(() => setEdited(null), []);
  const dialogPart = useLazyModule(edited !== null, loadDialog, closeDialog);
  const all = useRef<HTMLDivElement>(null);
  const noteGoing = useFocusOnNeighbor(
    all,
    useMemo(() => groups.flatMap(({ gifts }) => gifts.map(({ id }) => id)), [groups]),
  );
  const noteMove = useFocusOnMoved(all, groups);
  const moveOn = useCallback(
    (gift: Gift, state: GiftState) => {
      noteMove(gift.id, 'next');
      move(gift, state);
    },
    [move, noteMove],
  );
  const onMore = useCallback((gift: Gift, opener: HTMLElement) => setMenu({ gift, opener, open: true }), []);
  return (
    <Box
      ref={all}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
    >
      {groups.map(({ title, gifts }) => (
        <div key={title}>
          <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          <Gifts aria-label={title}>
            {gifts.map((gift) => (
              <li key={gift.id} data-gift={gift.id}>
                <GiftCard
                  gift={gift}
                  leaving={leaving.includes(gift.id)}
                  onMove={moveOn}
                  onOutcome={setOutcome}
                  onMore={onMore}
                />
              </li>
            ))}
          </Gifts>
        </div>
      ))}
      {menu && menuPart && (
        <menuPart.GiftMenu
          menu={menu}
          onMove={(gift, state) => {
            noteMove(gift.id, 'more');
            move(gift, state);
          }}
          onEdit={setEdited}
          onDelete={(gift) => {
            noteGoing(gift.id);
            remove(gift);
          }}
          onClose={closeMenu}
        />
      )}
      {edited && dialogPart && (
        <dialogPart.GiftDialog gift={edited} occasions={occasions} onClose={closeDialog} />
      )}
    </Box>
  );
}
