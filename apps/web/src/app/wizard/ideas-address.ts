import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { meKey } from '../../data/query-keys.js';
import { paths } from '../paths.js';

type Page = Pick<Location, 'pathname' | 'search' | 'hash'>;
/** History state of an ideas address: the page below the dialog. */
interface OverPage {
  page?: Page;
}

const pattern = /^\/ideas\/([A-Za-z0-9_-]{12})$/;
const keyIn = (pathname: string): string | null => pattern.exec(pathname)?.[1] ?? null;
const pageIn = ({ state }: Location): Page | undefined => (state as OverPage | null)?.page;

/** The address of a run, with its history state. */
export const ideasLink = (key: string, page: Partial<Page>): { to: string; state: OverPage } => ({
  to: `/ideas/${key}`,
  state: { page: { search: '', hash: '', pathname: paths.home, ...page } },
});

/** The current page: ideas have an address of their own and are shown over the page they were opened from. */
export function usePageLocation(): Page {
  const location = useLocation();
  const queryClient = useQueryClient();
  if (!keyIn(location.pathname)) return location;
  // Read without a subscription, because an answer during hydration must not render the page again.
  const pathname = queryClient.getQueryData(meKey) ? paths.recipients : paths.home;
  return pageIn(location) ?? { pathname, search: '', hash: '' };
}

/** The run whose ideas are shown, and the navigation to others and back to the page. */
export function useIdeasAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const page = usePageLocation();
  const key = keyIn(location.pathname);
  const back = () => void navigate(-1);
  return {
    key,
    /** Replaces the address of other ideas, so that Back leads to the page. */
    open(run: string) {
      const { to, state } = ideasLink(run, page);
      const kept = key ? (location.state as OverPage | null) : state;
      void navigate(to, { replace: key !== null, state: kept });
    },
    back,
    close() {
      if (!key) return;
      if (pageIn(location)) back();
      else void navigate(page, { replace: true });
    },
  };
}
