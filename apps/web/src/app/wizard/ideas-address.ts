import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { meKey } from '../../data/query-keys.js';
import { paths } from '../paths.js';

type Page = Pick<Location, 'pathname' | 'search' | 'hash'>;
/** What the history keeps with the address of ideas: the page that they are drawn over. */
interface OverPage {
  page?: Page;
}

const pattern = /^\/ideas\/([A-Za-z0-9_-]{12})$/;
const keyIn = (pathname: string): string | null => pattern.exec(pathname)?.[1] ?? null;
const pageIn = ({ state }: Location): Page | undefined => (state as OverPage | null)?.page;

/** The address of a run, and what the history keeps with it. */
export const ideasLink = (key: string, page: Partial<Page>): { to: string; state: OverPage } => ({
  to: `/ideas/${key}`,
  state: { page: { search: '', hash: '', pathname: paths.home, ...page } },
});

/** The page on the screen: ideas have an address, and are drawn over the page that they were opened from. */
export function usePageLocation(): Page {
  const location = useLocation();
  const queryClient = useQueryClient();
  if (!keyIn(location.pathname)) return location;
  // Read without a subscription: an answer that comes during hydration must not render the page anew.
  const pathname = queryClient.getQueryData(meKey) ? paths.recipients : paths.home;
  return pageIn(location) ?? { pathname, search: '', hash: '' };
}

/** The run whose ideas are on the screen, and the ways to others and back to the page. */
export function useIdeasAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const page = usePageLocation();
  const key = keyIn(location.pathname);
  return {
    key,
    /** Ideas take the place of others: Back leads to the page. */
    open(run: string) {
      const { to, state } = ideasLink(run, page);
      const kept = key ? (location.state as OverPage | null) : state;
      void navigate(to, { replace: key !== null, state: kept });
    },
    close() {
      if (!key) return;
      if (pageIn(location)) void navigate(-1);
      else void navigate(page, { replace: true });
    },
  };
}
