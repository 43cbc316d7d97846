import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { errorKind } from '../../ui/feedback/app-error.js';
import { LoadProblemPage } from '../../ui/feedback/load-problem-page.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { toast } from '../../ui/feedback/toasts.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { LostParcel, TiedGift } from '../../ui/illustrations/illustrations.js';
import { reservationQuery, useSetBought, useUndo } from './public-wishlist.api.js';

/** The page of the personal link in a mail: says that it is bought, or undoes it. */
export function ReservationPage({ home }: { home: string }) {
  usePageTitle('My reservation');
  const code = useLocation().hash.slice(1);
  const { data, error, isLoading, refetch } = useQuery(reservationQuery(code));
  const setBought = useSetBought();
  const undo = useUndo();
  const goHome = (
    <Button component={Link} to={home} variant="contained">
      Go to Home
    </Button>
  );
  if (undo.isSuccess)
    return (
      <MessagePage illustration={<TiedGift />} title="Reservation undone" action={goHome}>
        Others can reserve it now.
      </MessagePage>
    );
  if (isLoading) return <CircularProgress aria-label="Loading" sx={{ m: 'auto' }} />;
  if (error && errorKind(error) !== 'not_found')
    return <LoadProblemPage error={error} what="your reservation" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <MessagePage illustration={<LostParcel />} title="Reservation not found" action={goHome}>
        It may have been undone already.
      </MessagePage>
    );
  const { itemName, listTitle, isThere, state, quantity } = data;
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
            {isBought ? 'Not bought yet' : 'I bought it'}
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
        </>
      }
    >
      {quantity > 1 && `${quantity} pieces, from `}
      {quantity === 1 && 'From '}the wishlist “{listTitle}”.{' '}
      {isThere ? 'The owner can’t see that it was you.' : 'The owner has removed it from the list since.'}
    </MessagePage>
  );
}
