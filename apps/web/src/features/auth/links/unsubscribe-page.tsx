import type { MailList } from '@giftwell/contracts/auth/mail';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { errorCode } from '../../../ui/feedback/app-error.js';
import { RefusalNote } from '../refusal-note.js';
import { useMailByLink } from './links.api.js';
import { NarrowPage } from './narrow-page.js';
import { useLinkToken } from './use-link-token.js';

const listToken = /^#((?:[1-9]\d{0,9}|[A-Za-z0-9_-]{22})\.[a-z_]{1,20}\.[A-Za-z0-9_-]{22})$/;
const listWords: Record<MailList, string> = {
  reminders: 'reminders',
  upcoming: 'alerts about upcoming occasions',
  order_by: 'order-by dates',
  digest: 'the monthly digest',
  group_gifts: 'group gift updates',
  invitations: 'invitations to wishlists',
  reservations: 'news about gifts you reserved',
};
const failure = { title: 'That didn’t work', otherwise: 'Please try again in a moment.' };

/** Target of the link that stops mails. Not the visit itself, because programs open links too. */
export function UnsubscribePage({ settings }: { settings: string }) {
  const token = useLinkToken(listToken);
  const { mutate, data, error, isPending } = useMailByLink();
  if (token === null)
    return (
      <NarrowPage title="This link isn’t complete" introduction="Please open the whole link from the email.">
        {null}
      </NarrowPage>
    );
  if (errorCode(error) === 'link_unknown')
    return (
      <NarrowPage
        title="This link doesn’t work anymore"
        introduction="If you have an account, choose your emails in Settings. Otherwise use the link in a newer email."
        role="alert"
      >
        <Button component={Link} to={settings} variant="contained" size="large">
          Open Settings
        </Button>
      </NarrowPage>
    );
  const stopped = data?.on === false;
  const introduction = data
    ? `You ${stopped ? 'won’t get' : 'get'} ${listWords[data.list]} by email${stopped ? ' anymore' : ' again'}.`
    : 'You won’t get emails of this kind anymore. You’ll still get emails about your account.';
  return (
    <NarrowPage title={stopped ? 'Done' : 'Stop these emails?'} introduction={introduction}>
      {error && <RefusalNote error={error} fields={[]} failure={failure} />}
      <Button
        variant={stopped ? 'outlined' : 'contained'}
        size="large"
        sx={{ mt: error ? 2.5 : 0 }}
        disabled={isPending}
        onClick={() => mutate({ token, on: stopped })}
      >
        {stopped ? 'Get them again' : 'Stop these emails'}
      </Button>
    </NarrowPage>
  );
}
