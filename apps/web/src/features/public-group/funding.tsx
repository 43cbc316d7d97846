import type { ShownGroup } from '@giftwell/contracts/payments/group-purchases';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useLocalDay } from '../../ui/feedback/use-local-day.js';
import { formatDate } from '../../ui/fields/dates.js';
import { inDollars } from '../../ui/fields/gift-money.js';
import { ShareIcon } from '../../ui/icons/icons.js';
import { copyLink } from '../../ui/links/copy-link.js';
import {
  allTakenText,
  comeBackText,
  deadlineText,
  noContributionsText,
  timeLeftText,
} from '../../ui/money/group-words.js';
import { Raised } from '../../ui/money/raised.js';
import { panelStyles } from '../../ui/theme/panel.styles.js';

interface FundingProps {
  gift: ShownGroup;
  canPay: boolean;
  isOpen: boolean;
  onContribute: () => void;
}

/** How far it has got, and the ways to help. */
export function Funding({ gift, canPay, isOpen, onContribute }: FundingProps) {
  const { currentAmount, pledgedAmount, targetAmount, acceptsMoney, acceptsPledges } = gift;
  const isReached = currentAmount >= targetAmount;
  return (
    <Box component="section" aria-label="Progress" sx={{ ...panelStyles, gap: 2 }}>
      <Raised raised={currentAmount} target={targetAmount} variant="h2" />
      {isReached && (
        <Typography role="status" variant="h4" component="p" sx={{ color: 'secondary.main' }}>
          Goal Reached!
        </Typography>
      )}
      {!isReached && pledgedAmount > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {inDollars(pledgedAmount)} more promised.
        </Typography>
      )}
      <Stats gift={gift} />
      <WhyNot gift={gift} canPay={canPay} />
      {gift.refundsAfter !== null && <ComingRefund gift={gift} day={gift.refundsAfter} />}
      {gift.boughtAt !== null && <Bought at={gift.boughtAt} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(canPay || acceptsPledges) && gift.boughtAt === null && (
          <Button
            variant="contained"
            size="large"
            disabled={!isAccepted(gift) || isAllTaken(gift)}
            aria-expanded={isOpen}
            onClick={onContribute}
          >
            {acceptsPledges && !acceptsMoney ? 'Promise an amount' : 'Contribute'}
          </Button>
        )}
        <ShareButton size="large" />
      </Box>
    </Box>
  );
}

const isAccepted = ({ acceptsMoney, acceptsPledges }: ShownGroup) => acceptsMoney || acceptsPledges;
const isAllTaken = (gift: ShownGroup) => isAccepted(gift) && gift.remainingAmount === 0;

/** Why it isn't possible to contribute, although it isn't over. */
function WhyNot({ gift, canPay }: Pick<FundingProps, 'gift' | 'canPay'>) {
  if (isAllTaken(gift)) return <Typography role="note">{allTakenText}</Typography>;
  if (canPay || gift.status !== 'active') return null;
  return (
    <Typography role="note">
      {noContributionsText} {gift.acceptsPledges ? 'You can still promise an amount.' : comeBackText}
    </Typography>
  );
}

const ComingRefund = ({ gift: { status }, day }: { gift: ShownGroup; day: string }) => (
  <Typography role="note">
    It ended before its goal. Everyone gets a refund after {formatDate(day)}, unless the organizer{' '}
    {status === 'closed' ? '' : 'moves the deadline or '}buys the gift before then.
  </Typography>
);

function Bought({ at }: { at: string }) {
  const day = useLocalDay(at);
  return (
    <Typography role="note">The gift was bought on {day}. Thanks to everyone who chipped in!</Typography>
  );
}

/** Copies the link of this page. */
export const ShareButton = ({ size = 'medium' }: { size?: 'medium' | 'large' }) => (
  <Button
    variant="outlined"
    size={size}
    startIcon={<ShareIcon />}
    onClick={() => void copyLink(window.location.origin + window.location.pathname, 'Link copied!')}
  >
    Share
  </Button>
);

const never = () => () => undefined;

function Stats({ gift }: { gift: ShownGroup }) {
  const { contributorCount, deadline, status } = gift;
  // Known only in the browser, whose clock may differ from the server's.
  const timeLeft = useSyncExternalStore(
    never,
    () => timeLeftText(gift),
    () => null,
  );
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 3, sm: 6 },
        rowGap: 1,
        '& > div': { display: 'flex', flexDirection: 'column-reverse' },
        '& dt': { color: 'text.secondary', fontSize: '0.9375rem' },
        '& dd': { m: 0, fontWeight: 660, fontSize: '1.25rem', minHeight: '1.6em' },
      }}
    >
      <div>
        <dt>{contributorCount === 1 ? 'Contributor' : 'Contributors'}</dt>
        <dd>{contributorCount}</dd>
      </div>
      {deadline && status !== 'closed' && (
        <div>
          <dt>{deadlineText(gift)}</dt>
          <dd>{status === 'expired' ? 'Expired' : timeLeft}</dd>
        </div>
      )}
    </Box>
  );
}
