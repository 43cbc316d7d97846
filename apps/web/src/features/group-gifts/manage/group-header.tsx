import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../ui/fields/dates.js';
import { inDollars } from '../../../ui/fields/gift-money.js';
import { EditIcon, ExternalIcon, GiftIcon, PlusIcon, ShareIcon } from '../../../ui/icons/icons.js';
import { IdeaPicture } from '../../../ui/illustrations/idea-picture.js';
import {
  contributorsText,
  deadlineText,
  forWhomText,
  statusText,
  timeLeftText,
} from '../../../ui/money/group-words.js';
import { GiftPhoto } from '../../../ui/pictures/gift-photo.js';
import { Raised } from '../../../ui/money/raised.js';
import { panelStyles } from '../../../ui/theme/panel.styles.js';
import { groupLink, shareGroup } from '../share-group.js';
import type { GroupDialog } from './dialog-states.js';

interface GroupHeaderProps {
  group: GroupPurchase;
  onOpen: (dialog: GroupDialog) => void;
}

/** What the group gift is, how far it has got, and what its organizer can do. */
export function GroupHeader({ group, onOpen }: GroupHeaderProps) {
  const { title, description, picture, thanks, thanksPhoto } = group;
  return (
    <Box sx={{ display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'flex-start' }}>
        {picture && <IdeaPicture idea={{ category: '', picture }} size={72} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{forWhomText(group)}</Typography>
        </Box>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>
      <Progress group={group} />
      {thanks && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          <b>You thanked everyone:</b> {thanks}
        </Typography>
      )}
      {thanks && thanksPhoto && <GiftPhoto code={thanksPhoto} />}
      <Deeds group={group} onOpen={onOpen} />
    </Box>
  );
}

function Progress({ group }: { group: GroupPurchase }) {
  const { status, currentAmount, pledgedAmount, targetAmount, contributorCount, refundsAfter } = group;
  const facts = [
    statusText(group),
    contributorsText(contributorCount),
    pledgedAmount > 0 && `${inDollars(pledgedAmount)} promised`,
    status !== 'closed' && deadlineText(group),
    status === 'active' && timeLeftText(group),
  ];
  return (
    <Box component="section" aria-label="Progress" sx={{ ...panelStyles, gap: 1.5 }}>
      <Raised raised={currentAmount} target={targetAmount} variant="h3" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {refundsAfter !== null && (
        <Typography role="note">
          The goal wasn’t reached. We’ll refund everyone after {formatDate(refundsAfter)}, unless you{' '}
          {status === 'closed' ? '' : 'move the deadline or '}mark the gift as bought before then.
        </Typography>
      )}
    </Box>
  );
}

function Deeds({ group, onOpen }: GroupHeaderProps) {
  const { status, contributorCount, remainingAmount, currentAmount, boughtAt, refundsAll } = group;
  const open = (kind: Exclude<GroupDialog['kind'], 'refund' | 'remove-pledge'>) => () =>
    onOpen({ kind, group });
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<ShareIcon />} onClick={() => shareGroup(group)}>
          Share
        </Button>
        <Button
          component="a"
          href={groupLink(group)}
          target="_blank"
          rel="noopener"
          variant="outlined"
          endIcon={<ExternalIcon />}
          aria-label="See the page (opens in a new tab)"
        >
          See the page
        </Button>
        {status !== 'closed' && (
          <Button variant="outlined" startIcon={<EditIcon />} onClick={open('edit')}>
            Edit
          </Button>
        )}
        {status === 'active' && remainingAmount > 0 && (
          <Button variant="outlined" startIcon={<PlusIcon />} onClick={open('record')}>
            Add cash or a transfer
          </Button>
        )}
        {currentAmount > 0 && boughtAt === null && !refundsAll && (
          <Button variant="outlined" startIcon={<GiftIcon />} onClick={open('bought')}>
            Mark as bought
          </Button>
        )}
        {contributorCount > 0 && (
          <Button variant="outlined" onClick={open('thank')}>
            Thank everyone
          </Button>
        )}
      </Box>
      <Endings group={group} open={open} />
    </div>
  );
}

interface EndingsProps {
  group: GroupPurchase;
  open: (kind: 'close' | 'refund-all' | 'delete') => () => void;
}

/** What ends it, apart from what is used every day. */
const Endings = ({ group: { status, currentAmount, boughtAt }, open }: EndingsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1.75 }}>
    {status !== 'closed' && (
      <Button variant="text" color="inherit" onClick={open('close')}>
        Close
      </Button>
    )}
    {currentAmount > 0 && boughtAt === null ? (
      <Button variant="text" color="inherit" onClick={open('refund-all')}>
        Refund everyone
      </Button>
    ) : (
      <Button variant="text" color="inherit" onClick={open('delete')}>
        Delete
      </Button>
    )}
  </Box>
);
