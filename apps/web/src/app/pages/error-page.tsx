import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { errorKind } from '../../ui/feedback/app-error.js';
import { TangledRibbon } from '../../ui/illustrations/illustrations.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { paths } from '../paths.js';

/** Shown when a page can't be: its data or code didn't load, or it threw an error. */
export function ErrorPage({ error }: { error: Error }) {
  usePageTitle('Something went wrong');
  const reachable = errorKind(error) !== 'unavailable';
  return (
    <MessagePage
      illustration={<TangledRibbon />}
      title={reachable ? 'Something went wrong' : 'We couldn’t reach Giftwell'}
      action={
        <>
          <Button variant="contained" size="large" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <Button component={Link} to={paths.home} variant="outlined" size="large" reloadDocument>
            Go to Home
          </Button>
        </>
      }
    >
      {reachable
        ? 'Nothing you saved is lost. Trying again usually helps.'
        : 'Please check your connection. If it’s fine, we’ll be back in a moment.'}
    </MessagePage>
  );
}
