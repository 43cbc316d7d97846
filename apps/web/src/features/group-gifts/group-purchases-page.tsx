import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { SignInPage } from '../../data/sign-in-page.js';
import { startGroupGift } from '../../data/stores/group-gift-store.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser } from '../../data/use-user.js';
import { TroubleNote } from '../../ui/feedback/trouble-note.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { usePart } from '../../ui/feedback/use-part.js';
import { PlusIcon } from '../../ui/icons/icons.js';
import { TiedGift } from '../../ui/illustrations/illustrations.js';
import { GroupCard } from './group-card.js';
import { groupPurchasesQuery, useLiveGroups } from './group-gifts.api.js';
import { Groups } from './group-gifts.styles.js';

const loadShortForm = () => import('./create/short-form.js');

interface GroupPurchasesPageProps {
  pathOf: (id: number) => string;
}

/** All group gifts of the user. */
export function GroupPurchasesPage({ pathOf }: GroupPurchasesPageProps) {
  usePageTitle('Group gifts');
  useLiveGroups();
  const { status } = useUser();
  const [isShort, setShort] = useState(false);
  const close = useCallback(() => setShort(false), []);
  const form = usePart(isShort, loadShortForm, close);
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out')
    return (
      <SignInPage illustration={<TiedGift />} title="Sign in to manage group purchases">
        Collect money for one gift with one link. Your family and friends pay what they like, and everyone
        sees how far you’ve got.
      </SignInPage>
    );
  return (
    <Container
      maxWidth="lg"
      sx={{ py: { xs: 4, md: 7 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h2" component="h1" sx={{ mr: 'auto' }}>
          Group gifts
        </Typography>
        <Button variant="outlined" aria-expanded={isShort} onClick={() => setShort(!isShort)}>
          Short form
        </Button>
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => startGroupGift()}>
          New group gift
        </Button>
      </Box>
      {isShort &&
        (form ? (
          <form.ShortForm pathOf={pathOf} onDone={close} />
        ) : (
          <Skeleton variant="rounded" height={420} />
        ))}
      <OwnGroups isUser={status === 'signed-in'} pathOf={pathOf} />
    </Container>
  );
}

function OwnGroups({ isUser, pathOf }: GroupPurchasesPageProps & { isUser: boolean }) {
  const groups = useQuery({ ...groupPurchasesQuery, enabled: isUser });
  const { error } = groups;
  const data = isUser ? groups.data : undefined;
  if (!data && error)
    return (
      <TroubleNote
        error={error}
        what="your group gifts"
        retrying={groups.isFetching}
        onRetry={() => void groups.refetch()}
      />
    );
  if (!data)
    return (
      <Box aria-busy="true" aria-label="Loading" role="status" sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={240} />
        <Skeleton variant="rounded" height={240} />
      </Box>
    );
  if (data.length === 0) return <NoGroups />;
  return (
    <Groups aria-label="Group gifts">
      {data.map((group) => (
        <li key={group.id}>
          <GroupCard group={group} to={pathOf(group.id)} />
        </li>
      ))}
    </Groups>
  );
}

const NoGroups = () => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 4, textAlign: 'center' }}>
    <Box sx={{ '& svg': { width: 240, maxWidth: '100%', height: 'auto' } }}>
      <TiedGift />
    </Box>
    <Typography variant="h4" component="h2">
      No group purchases yet
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: '34rem' }}>
      One bigger gift instead of many small ones: say what it costs, share the link, and everyone chips in.
    </Typography>
    <Button variant="outlined" onClick={() => startGroupGift()}>
      Start your first group gift
    </Button>
  </Box>
);
