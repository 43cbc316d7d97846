import type { Reminder } from '@giftwell/contracts/dates/reminders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { errorKind } from '../../ui/feedback/app-error.js';
import { LoadingRibbon } from '../../ui/feedback/loading-ribbon.js';
import { LoadProblemPage } from '../../ui/feedback/load-problem-page.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { formatDate, inDaysText } from '../../ui/fields/dates.js';
import { LostParcel } from '../../ui/illustrations/illustrations.js';
import { ReminderIdeas } from './reminder-ideas.js';
import { reminderQuery } from './reminder.api.js';

/** Where the links in a reminder lead; also for readers who are signed out. Opening it changes nothing. */
export function ReminderPage({ planPath, home }: { planPath: string; home: string }) {
  usePageTitle('Reminder');
  const code = useLocation().hash.slice(1);
  const { data, error, isLoading, refetch } = useQuery(reminderQuery(code));
  if (isLoading) return <CircularProgress aria-label="Loading" sx={{ m: 'auto' }} />;
  if (error && errorKind(error) !== 'not_found')
    return <LoadProblemPage error={error} what="this reminder" onRetry={() => void refetch()} />;
  if (data) return <Reminded code={code} reminder={data} planPath={planPath} />;
  return (
    <MessagePage
      illustration={<LostParcel />}
      title="This reminder is out of date"
      action={
        <Button component={Link} to={home} variant="contained">
          Go to Giftwell
        </Button>
      }
    >
      The date has passed, or it changed after we sent this.
    </MessagePage>
  );
}

type Asked = 'snooze' | 'gift' | null;

/** What the link asks for; the reader confirms it. */
function useAsked({ canSnooze, isBought }: Reminder): [Asked, (asked: Asked) => void] {
  const wanted = useSearchParams()[0].get('do');
  const isPossible = wanted === 'snooze' ? canSnooze : wanted === 'gift' && !isBought;
  return useState<Asked>(isPossible ? (wanted as Asked) : null);
}

interface RemindedProps {
  code: string;
  reminder: Reminder;
  planPath: string;
}

function Reminded({ code, reminder, planPath }: RemindedProps) {
  const [asked, setAsked] = useAsked(reminder);
  const close = useCallback(() => setAsked(null), [setAsked]);
  const { recipientName, occasion, date, daysLeft, ideas, canSnooze, isBought } = reminder;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 7 }, px: { xs: 2.75, sm: 3 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {recipientName}: {occasion}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mb: 3 }}>
        {formatDate(date)}, {inDaysText(daysLeft).replace(/^T/, 't')}
      </Typography>
      <Typography role="status" sx={{ mb: 3 }}>
        {stateText(reminder)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: ideas.length > 0 ? 5 : 0 }}>
        {!isBought && (
          <Button variant="contained" onClick={() => setAsked('gift')}>
            I have a gift
          </Button>
        )}
        {canSnooze && (
          <Button variant="outlined" onClick={() => setAsked('snooze')}>
            Remind me later
          </Button>
        )}
        <Button component={Link} to={planPath} variant="text">
          Open my plan
        </Button>
      </Box>
      <ReminderIdeas ideas={ideas} />
      <ReminderDialogs asked={asked} code={code} reminder={reminder} onClose={close} />
    </Container>
  );
}

const loadHaveGift = () => import('./have-gift-dialog.js');
const loadSnooze = () => import('./snooze-dialog.js');

interface ReminderDialogsProps {
  asked: Asked;
  code: string;
  reminder: Reminder;
  onClose: () => void;
}

/** The two dialogs of the page, loaded on demand. */
function ReminderDialogs({ asked, code, reminder, onClose }: ReminderDialogsProps) {
  const haveGift = useLazyModule(asked === 'gift', loadHaveGift, onClose);
  const snooze = useLazyModule(asked === 'snooze', loadSnooze, onClose);
  return (
    <>
      {((asked === 'gift' && !haveGift) || (asked === 'snooze' && !snooze)) && <LoadingRibbon />}
      {asked === 'gift' && haveGift && (
        <haveGift.HaveGiftDialog code={code} reminder={reminder} onClose={onClose} />
      )}
      {asked === 'snooze' && snooze && <snooze.SnoozeDialog code={code} onClose={onClose} />}
    </>
  );
}

function stateText({ isBought, snoozedUntil, recipientName }: Reminder): string {
  if (isBought) return `You have a gift for ${recipientName}. We won’t send more reminders for this date.`;
  if (snoozedUntil) return `We’ll remind you again on ${formatDate(snoozedUntil)}.`;
  return 'There’s still time to find something good.';
}
