import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { LostParcel } from '../../ui/illustrations/illustrations.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { paths } from '../paths.js';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <MessagePage
      illustration={<LostParcel />}
      title="404 Page Not Found"
      action={
        <Button component={Link} to={paths.home} variant="contained" size="large">
          Go to Giftwell
        </Button>
      }
    >
      This parcel has no such address. It may have moved, or the label was smudged.
    </MessagePage>
  );
}
