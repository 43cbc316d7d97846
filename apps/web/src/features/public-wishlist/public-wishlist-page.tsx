import { useQuery } from '@tanstack/react-query';
import { errorKind } from '../../ui/feedback/app-error.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { PageLoadState } from '../../ui/pages/page-load-state.js';
import { publicWishlistQuery } from './public-wishlist.api.js';
import { SharedList } from './shared-list.js';

interface PublicWishlistPageProps {
  shareCode: string;
  home: string;
}

/** The page of a wishlist's link. */
export function PublicWishlistPage({ shareCode, home }: PublicWishlistPageProps) {
  const query = useQuery(publicWishlistQuery(shareCode));
  const { data, error, isLoading } = query;
  usePageTitle(data?.title ?? (isLoading ? 'A wishlist' : 'Wishlist not found'));
  // Its link may have been switched off since it was last fetched.
  if (data && errorKind(error) !== 'not_found') return <SharedList list={data} />;
  return (
    <PageLoadState query={query} what="this wishlist" title="Wishlist not found" to={home}>
      This link may have been switched off, or the wishlist was removed.
    </PageLoadState>
  );
}
