import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { toast } from '../../ui/feedback/toasts.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { ExternalIcon } from '../../ui/icons/icons.js';
import { TiedGift } from '../../ui/illustrations/illustrations.js';
import { hostOf } from '../../ui/links/host.js';
import { GoHome } from '../../ui/pages/not-found-message.js';
import { PageLoadState } from '../../ui/pages/page-load-state.js';
import { reservationQuery, useSetBought, useUndo } from './public-wishlist.api.js';

interface ReservationPageProps {
  home: string;
  /** Path of a list by its code. */
  pathOf: (shareCode: string) => string;
}

/** The page of the personal link in a mail: says that it is bought, or undoes it. */
export function ReservationPage({ home, pathOf }: ReservationPageProps) {
  usePageTitle('My reservation');
  const code = useLocation().hash.slice(1);
  const query = useQuery(reservationQuery(code));
  const { data } = query;
  const setBought = useSetBought();
  const undo = useUndo();
  if (undo.isSuccess)
    return (
      <MessagePage illustration={<TiedGift />} title="Reservation undone" action={<GoHome to={home} />}>
        Others can reserve it now.
      </MessagePage>
    );
  if (!data)
    return (
      <PageLoadState query={query} what="your reservation" title="Reservation not found" to={home}>
        It may have been undone already.
      </PageLoadState>
    );
  const { itemName, listTitle, isThere, url, shareCode, state, quantity } = data;
  const isBought = state === 'bought';
  return (
    <MessagePage
      illustration={<TiedGift />}
      title={`You ${isBought ? 'bought' : 'reserved'} ${itemName}`}
      action={
        <>
          <Button
            variant="contained"
            aria-busy={setBought.isPending}
            onClick={() => setBought.mutate({ code, state: isBought ? 'reserved' : 'bought' })}
          >
            {isBought ? 'Mark as not bought' : 'I bought this'}
          </Button>
          <Button
            variant="outlined"
            aria-busy={undo.isPending}
            onClick={() =>
              undo.mutate(code, {
                onError: (problem) => void toast({ variant: 'destructive', title: problem.message }),
              })
            }
          >
            Undo my reservation
          </Button>
          {url && <ShopLink name={itemName} url={url} />}
          {shareCode && (
            <Button component={Link} to={pathOf(shareCode)} variant="text">
              See the wishlist
            </Button>
          )}
        </>
      }
    >
      {quantity > 1 && `${quantity} of them, from `}
      {quantity === 1 && 'From '}the wishlist “{listTitle}”.{' '}
      {isThere ? 'The owner can’t see that it was you.' : 'The owner has since removed it from the list.'}
    </MessagePage>
  );
}

const ShopLink = ({ name, url }: { name: string; url: string }) => (
  <Button
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    variant="text"
    endIcon={<ExternalIcon />}
    aria-label={`${name} at ${hostOf(url)}, opens in a new tab`}
  >
    {hostOf(url)}
  </Button>
);
