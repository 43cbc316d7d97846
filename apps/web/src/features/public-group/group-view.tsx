import type { PublicGroup } from '@giftwell/contracts/payments/public-groups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { GiftIcon } from '../../ui/icons/icons.js';
import { IdeaPicture } from '../../ui/illustrations/idea-picture.js';
import { forWhomText, rulesOf, statusText } from '../../ui/money/group-words.js';
import { Badge } from '../../ui/pages/badge.js';
import { GiftPhoto } from '../../ui/pictures/gift-photo.js';
import { Changes } from './changes.js';
import { useConfetti } from './confetti.js';
import { Contributors } from './contributors.js';
import { Funding } from './funding.js';
import { OwnContributions } from './own-contributions.js';
import { useGroupArrival } from './use-group-arrival.js';
import type { GroupViewer } from './use-group-viewer.js';
import { Vote } from './vote.js';

const loadPanel = () => import('./contribute/contribution-panel.js');

interface GroupViewProps {
  group: PublicGroup;
  viewer: GroupViewer;
  pathOf: (id: number) => string;
}

/** A group gift as everyone with the link sees it. */
export function GroupView({ group, viewer, pathOf }: GroupViewProps) {
  const { groupPurchase, contributions, ideas, changes, canPay } = group;
  const gift = canPay ? groupPurchase : { ...groupPurchase, acceptsMoney: false };
  const arrival = useGroupArrival(gift);
  const [isOpen, setOpen] = useState(false);
  const [paid, setPaid] = useState<string | null>(null);
  const subject = arrival.orderId ?? arrival.pledge ?? paid;
  const isPanelWanted = isOpen || arrival.isPaying || subject !== null;
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setOpen(false);
    setPaid(null);
  }, []);
  const panel = useLazyModule(isPanelWanted, loadPanel, close);
  useConfetti(gift.currentAmount >= gift.targetAmount);
  return (
    <Container
      maxWidth="md"
      sx={{
        py: { xs: 4, sm: 7 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        overflowWrap: 'anywhere',
      }}
    >
      <Head group={group} />
      <Funding gift={gift} canPay={canPay} isOpen={isPanelWanted} onContribute={() => setOpen(true)} />
      {viewer.isOrganizer && (
        <Button component={Link} to={pathOf(gift.id)} variant="outlined" sx={{ justifySelf: 'start' }}>
          Manage this group gift
        </Button>
      )}
      {isPanelWanted &&
        (panel ? (
          <panel.ContributionPanel
            key={subject}
            gift={gift}
            orderId={arrival.orderId}
            isCancelled={arrival.isCancelled}
            pledge={arrival.pledge ?? paid}
            onShown={show}
            onSettled={arrival.settle}
            onDone={() => {
              arrival.forget();
              close();
            }}
          />
        ) : (
          <Skeleton variant="rounded" height={480} />
        ))}
      <OwnContributions gift={gift} viewer={viewer} onPay={setPaid} />
      <Rules gift={gift} />
      <Vote gift={gift} ideas={ideas} viewer={viewer} />
      <Contributors contributions={contributions} />
      <Changes changes={changes} />
    </Container>
  );
}

function Head({ group: { groupPurchase: gift, organizer } }: { group: PublicGroup }) {
  const { title, description, picture, thanks, thanksPhoto } = gift;
  const name = organizer.username ?? 'Unknown';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Badge>
          <GiftIcon sx={{ fontSize: '1.1rem', color: 'primary.main' }} />
          Group Gift
        </Badge>
        <Badge>{statusText(gift)}</Badge>
      </Box>
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'flex-start' }}>
        {picture && <IdeaPicture idea={{ category: '', picture }} size={88} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.75rem' } }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            Organized by {name} · {forWhomText(gift)}
          </Typography>
        </Box>
      </Box>
      <Typography variant="subtitle1" component="p" sx={{ whiteSpace: 'pre-line' }}>
        {description}
      </Typography>
      {thanks && (
        <Box sx={{ p: 2, borderRadius: '14px', bgcolor: 'blush.main', color: 'blush.contrastText' }}>
          <Typography variant="h5" component="h2">
            Thank you from {name}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{thanks}</Typography>
          {thanksPhoto && <GiftPhoto code={thanksPhoto} />}
        </Box>
      )}
    </Box>
  );
}

/** What contributors agree to, before they pay. */
const Rules = ({ gift }: { gift: PublicGroup['groupPurchase'] }) => (
  <Box component="section" sx={{ display: 'grid', gap: 1 }}>
    <Typography variant="h4" component="h2">
      Good to know
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {rulesOf(gift).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </Box>
  </Box>
);
