import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useAnyStored } from '../../data/stores/saved-storage.js';
import { sessionStored } from '../../ui/memory/session-memory.js';
import { useUser } from '../../data/use-user.js';
import { usePageLocation } from '../wizard/ideas-address.js';
import { paths } from '../paths.js';

type Banner = ComponentType<{ onNotNow: () => void }>;
const nothing: Banner = () => null;
const Banner = lazy(() =>
  import('../../features/saved/import/import-saved-note.js').then(
    ({ ImportSavedBanner }): { default: Banner } => ({ default: ImportSavedBanner }),
    // If loading fails, the saved page makes the same offer.
    () => ({ default: nothing }),
  ),
);

const declined = sessionStored('import-saved-declined', false);

/** After sign-in, asks once whether ideas saved in the browser are imported. The saved page has its own offer. */
export function ImportSavedOffer() {
  const { status } = useUser();
  const { pathname } = usePageLocation();
  const anyStored = useAnyStored();
  const [notNow, setNotNow] = useState(declined.read);
  const decline = (value: boolean) => {
    declined.write(value);
    setNotNow(value);
  };
  if (status === 'signed-out' && notNow) setNotNow(false);
  useEffect(() => {
    if (status === 'signed-out') declined.write(false);
  }, [status]);

  if (status !== 'signed-in' || notNow || !anyStored || pathname === paths.saved) return null;
  return (
    <Suspense fallback={null}>
      <Banner onNotNow={() => decline(true)} />
    </Suspense>
  );
}
