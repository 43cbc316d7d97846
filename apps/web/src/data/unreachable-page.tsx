import { MessagePage } from '../ui/feedback/message-page.js';
import { usePageTitle } from '../ui/feedback/use-page-title.js';
import { TangledRibbon } from '../ui/illustrations/illustrations.js';
import { AskAgain } from './ask-again.js';

/** Shown instead of a user's page if the session request failed. */
export function UnreachablePage() {
  usePageTitle('We couldn’t reach Giftwell');
  return (
    <MessagePage
      illustration={<TangledRibbon />}
      title="We couldn’t reach Giftwell"
      action={<AskAgain size="large" variant="contained" />}
    >
      Please check your connection. If it’s fine, we’ll be back in a moment.
    </MessagePage>
  );
}
