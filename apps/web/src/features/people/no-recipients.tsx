import Button from '@mui/material/Button';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { AddressBook } from './address-book.js';
import { useAddDemoData } from './recipients.api.js';

interface NoRecipientsProps {
  canAddDemoData: boolean;
  onAdd: () => void;
  onQuickAdd: () => void;
  onScan: () => void;
}

/** Shown without any recipients. */
export function NoRecipients({ canAddDemoData, onAdd, onQuickAdd, onScan }: NoRecipientsProps) {
  const demo = useAddDemoData();
  return (
    <MessagePage
      illustration={<AddressBook />}
      title="No recipients yet"
      action={
        <>
          <Button name="add-recipient" variant="contained" size="large" onClick={onAdd}>
            Add Your First Recipient
          </Button>
          <Button name="scan-calendar" variant="outlined" size="large" onClick={onScan}>
            Scan my Calendar
          </Button>
          <Button name="quick-add" variant="outlined" size="large" onClick={onQuickAdd}>
            Quick add
          </Button>
          {canAddDemoData && (
            <Button
              variant="outlined"
              size="large"
              aria-busy={demo.isPending}
              onClick={demo.isPending ? undefined : () => demo.mutate()}
            >
              {demo.isPending ? 'Adding them…' : 'Try it with example people'}
            </Button>
          )}
        </>
      }
    >
      Add the people you give to and their dates. You’ll see your year at a glance.
    </MessagePage>
  );
}
