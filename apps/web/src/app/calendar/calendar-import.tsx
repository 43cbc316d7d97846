import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';

const load = () => import('../../features/calendar-import/import-dialog.js');
const asks = 'show_calendar_import';
const connected = 'calendar_auth_success';
const never = () => () => undefined;
/** The prerendered page doesn't know what its address asks for. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether the address asks for the import: a link did, or Google has sent the browser back. */
export function useCalendarImport() {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const isReturn = search.get(connected) === 'true';
  const open = isHydrated && (search.get(asks) === 'true' || isReturn);
  return {
    open,
    tokenId: isReturn ? search.get('token_id') : null,
    show: () => setSearch({ [asks]: 'true' }, { replace: true }),
    close: () => setSearch({}, { replace: true }),
  };
}

/** The dialog that imports dates from a calendar, loaded on demand. */
export function CalendarImport({ open, tokenId, close }: ReturnType<typeof useCalendarImport>) {
  const part = useLazyModule(open, load, close);
  // Once opened it stays, so that its exit can be seen.
  const [firstToken, setFirstToken] = useState(tokenId);
  if (tokenId && tokenId !== firstToken) setFirstToken(tokenId);
  if (part) return <part.ImportDialog open={open} onClose={close} tokenId={firstToken} />;
  return open && <LoadingRibbon />;
}
