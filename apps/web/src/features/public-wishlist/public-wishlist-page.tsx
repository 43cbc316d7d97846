import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorKind } from '../../ui/feedback/app-error.js';
import { LoadProblemPage } from '../../ui/feedback/load-problem-page.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { LostParcel } from '../../ui/illustrations/illustrations.js';
import { publicWishlistQuery } from './public-wishlist.api.js';
import { SharedList } from './shared-list.js';

interface PublicWishlistPageProps {
  shareCode: string;
  home: string;
}

/** The page of a wishlist's link. */
export function PublicWishlistPage({ shareCode, home }: PublicWishlistPageProps) {
  const { data, error, isLoading, refetch } = useQuery(publicWishlistQuery(shareCode));
  usePageTitle(data?.title ?? (isLoading ? 'A wishlist' : 'Wishlist not found'));
  if (data) return <SharedList list={data} />;
  if (isLoading) return <Waiting />;
  if (error && errorKind(error) !== 'not_found')
    return <LoadProblemPage error={error} what="this wishlist" onRetry={() => void refetch()} />;
  return (
    <MessagePage
      illustration={<LostParcel />}
      title="Wishlist not found"
      action={
        <Button component={Link} to={home} variant="contained">
          Go to Home
        </Button>
      }
    >
      This link may have been switched off, or the wishlist was removed.
    </MessagePage>
  );
}

const Waiting = () => (
  <Container maxWidth="md" aria-busy="true" sx={{ py: { xs: 4, sm: 7 } }}>
    <Skeleton variant="rounded" height={28} width={120} />
    <Skeleton variant="rounded" height={56} sx={{ mt: 3 }} />
    <Skeleton variant="rounded" height={420} sx={{ mt: 4 }} />
  </Container>
);
