import type { PublicWishlist } from '@giftwell/contracts/planning/reservations';
import type { ShownItem } from '@giftwell/contracts/planning/wishlists';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { filters, sortings, viewOf, type Filter, type Sorting } from './list-view.js';
import { RemovedItems } from './removed-items.js';
import { SharedItem } from './shared-item.js';
import { SharedItems } from './shared-list.styles.js';
import { useViewer, type Viewer } from './use-viewer.js';

const loadDialog = () => import('./reserve-dialog.js');

/** A list as everyone with the link sees it. */
export function SharedList({ list }: { list: PublicWishlist }) {
  const { shareCode, title, description, items } = list;
  const viewer = useViewer(shareCode);
  const [sorting, setSorting] = useState<Sorting>('list');
  const [filter, setFilter] = useState<Filter>('all');
  const [wanted, setWanted] = useState<ShownItem | null>(null);
  const close = useCallback(() => setWanted(null), []);
  const dialog = useLazyModule(wanted !== null, loadDialog, close);
  const { leftOf, heldOf, problem } = viewer;
  const canReserve = !isOwnerOf(viewer) && !problem;
  const shown = useMemo(() => viewOf(items, { sorting, filter }, leftOf), [items, sorting, filter, leftOf]);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, sm: 7 }, display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
      <div>
        <Typography component="p" variant="caption" sx={{ fontWeight: 600, color: 'text.secondary' }}>
          Wishlist
        </Typography>
        <Typography variant="h1" sx={{ mt: 0.5, fontSize: { xs: '2rem', sm: '2.75rem' } }}>
          {title}
        </Typography>
        {description && (
          <Typography variant="subtitle1" component="p" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            {description}
          </Typography>
        )}
      </div>
      <Notes viewer={viewer} list={list} />
      {items.length > 1 && (
        <Box
          role="group"
          aria-label="Sort and filter"
          sx={{
            display: 'flex',
            displayPrint: 'none',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'end',
            // Two in a row, unless large letters would be cut off.
            '& > div': { minWidth: 0, flex: { xs: '1 1 max(8.75rem, calc(50% - 9px))', sm: '0 1 16rem' } },
            '& > div ~ div': { flexBasis: { sm: '12rem' } },
          }}
        >
          <Choice label="Sort by" labels={sortings} value={sorting} onChoose={setSorting} />
          <Choice label="Show" labels={filters} value={filter} onChoose={setFilter} />
          <Button
            variant="text"
            color="inherit"
            onClick={() => window.print()}
            sx={{ ml: { xs: -2, sm: 'auto' }, minHeight: 44 }}
          >
            Print
          </Button>
        </Box>
      )}
      {items.length === 0 && <Typography>There’s nothing on this list yet.</Typography>}
      {items.length > 0 && shown.length === 0 && (
        <Box role="status">
          <Typography>Nothing matches. </Typography>
          <Button onClick={() => setFilter('all')}>Show everything</Button>
        </Box>
      )}
      <SharedItems aria-label="Items">
        {shown.map((item) => (
          <li key={item.id}>
            <SharedItem
              shareCode={shareCode}
              item={item}
              left={leftOf(item)}
              held={heldOf(item.id)}
              canReserve={canReserve}
              onReserve={setWanted}
            />
          </li>
        ))}
      </SharedItems>
      {wanted && !dialog && <LoadingRibbon />}
      {wanted && dialog && (
        <dialog.ReserveDialog
          shareCode={shareCode}
          item={wanted}
          left={viewer.leftOf(wanted)}
          onClose={close}
        />
      )}
    </Container>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  labels: Record<T, string>;
  value: T;
  onChoose: (value: T) => void;
}

/** Keeps what was chosen before hydration. */
function Choice<T extends string>({ label, labels, value, onChoose }: ChoiceProps<T>) {
  const select = useRef<HTMLInputElement>(null);
  const keepEarlyChoice = useEffectEvent(() => {
    const early = select.current?.value as T;
    if (early !== value) onChoose(early);
  });
  useLayoutEffect(() => keepEarlyChoice(), []);
  return (
    <ChoiceField label={label} value={value} onChoose={onChoose} inputRef={select}>
      {(Object.entries(labels) as [T, string][]).map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </ChoiceField>
  );
}

interface NotesProps {
  viewer: ReturnType<typeof useViewer>;
  list: PublicWishlist;
}

/** What this viewer should know before they look at the items. */
const Notes = ({ viewer, list }: NotesProps) => (
  <>
    <Note viewer={viewer} />
    {viewer.problem && <LoadError what="what’s taken" {...viewer.problem} />}
    {!isOwnerOf(viewer) && <RemovedItems list={list} />}
  </>
);

const isOwnerOf = ({ role }: Viewer): boolean => role === 'owner' || role === 'owner-here';

/** How reserving works, for this viewer. */
function Note({ viewer: { role, notTheOwner } }: { viewer: Viewer }) {
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: '14px',
        bgcolor: 'blush.main',
        color: 'blush.contrastText',
        displayPrint: 'none',
      }}
    >
      {role === 'owner' && 'This is your list, as others see it. Who reserves what stays their secret.'}
      {role === 'owner-here' && (
        <>
          This list was made in this browser, so what’s taken is hidden.{' '}
          <Button
            size="small"
            variant="text"
            color="inherit"
            onClick={notTheOwner}
            sx={{ textDecoration: 'underline' }}
          >
            I’m not the owner
          </Button>
        </>
      )}
      {(role === 'guest' || role === 'unknown') &&
        'Reserve what you’d like to give, so nobody gives it twice. The owner never sees who reserved what. You don’t need an account.'}
    </Box>
  );
}
