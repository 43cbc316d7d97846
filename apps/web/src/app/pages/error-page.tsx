import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorKind } from '../../ui/feedback/app-error.js';
import { TangledRibbon } from '../../ui/illustrations/illustrations.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { paths } from '../paths.js';

/** Shown when a page can't be: its data or code didn't load, or it threw an error. */
export function ErrorPage({ error }: { error: Error }) {
  usePageTitle('Something went wrong');
  const { isOffline, failed, retry } = useReload();
  const reachable = errorKind(error) !== 'unavailable' && !failed;
  return (
    <MessagePage
      illustration={<TangledRibbon />}
      title={isOffline ? 'You’re offline' : reachable ? 'Something went wrong' : 'We couldn’t reach Giftwell'}
      action={
        <>
          <Button variant="contained" size="large" onClick={retry}>
            Try again
          </Button>
          <Button
            component={Link}
            to={paths.home}
            variant="outlined"
            size="large"
            reloadDocument={!isOffline && !failed}
          >
            Go to Giftwell
          </Button>
        </>
      }
    >
      {reachable && !isOffline
        ? 'Nothing you saved is lost. Trying again usually helps.'
        : 'Please check your connection. If it’s fine, we’ll be back in a moment.'}
    </MessagePage>
  );
}

/**
 * Reloads the page once the server answers; without a connection the browser would show a page of its own.
 * A failed attempt is repeated, because a browser is often online a moment before requests succeed.
 */
function useReload() {
  const [isOffline, setIsOffline] = useState(!navigator.onLine);
  const [failures, setFailures] = useState(0);
  const retry = useCallback(
    () =>
      void fetch('/api/auth/session', { cache: 'no-store' }).then(
        () => window.location.reload(),
        () => {
          setIsOffline(!navigator.onLine);
          setFailures((count) => count + 1);
        },
      ),
    [],
  );
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  useEffect(() => {
    if (failures === 0 || !navigator.onLine) return;
    const timer = setTimeout(retry, Math.min(1000 * 2 ** (failures - 1), 30_000));
    return () => clearTimeout(timer);
  }, [failures, retry]);
  return { isOffline, failed: failures > 0, retry };
}
