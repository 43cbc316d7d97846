import type { MailList } from '@giftwell/contracts/auth/mail';
import Button from '@mui/material/Button';
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
export function UnsubscribePage() {
  const token = useLinkToken(listToken);
  const { mutate, data, error, isPending } = useMailByLink();
  if (token === null)
    return (
      <NarrowPage title="This link isn’t complete" introduction="Please open the whole link from the email.">
        {null}
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
