import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { SignInPage } from '../../data/sign-in-page.js';
import { startGroupGift } from '../../data/stores/group-gift-store.js';
import { UnreachablePage } from '../../data/unreachable-page.js';
import { useUser } from '../../data/use-user.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { useLazyModule } from '../../ui/feedback/use-lazy-module.js';
import { PlusIcon } from '../../ui/icons/icons.js';
import { TiedGift } from '../../ui/illustrations/illustrations.js';
import { QueryPlaceholder } from '../../ui/pages/query-placeholder.js';
import { ListPage, NothingYet } from '../../ui/pages/own-pages.js';
import { GroupCard } from './group-card.js';
import { groupPurchasesQuery, useLiveGroups } from './group-gifts.api.js';
import { Groups } from './group-gifts.styles.js';

const loadShortForm = () => import('./create/short-form.js');

interface GroupPurchasesPageProps {
  pathOf: (id: number) => string;
}

/** All group gifts of the user. */
export function GroupPurchasesPage({ pathOf }: GroupPurchasesPageProps) {
  usePageTitle('Group Gifts');
  useLiveGroups();
  const { status } = useUser();
  const [isShort, setShort] = useState(false);
  const close = useCallback(() => setShort(false), []);
  const form = useLazyModule(isShort, loadShortForm, close);
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out')
    return (
      <SignInPage illustration={<TiedGift />} title="Sign in to manage group purchases">
        Collect money for one gift with one link. Your family and friends pay what they like, and everyone
        sees how far you’ve got.
      </SignInPage>
    );
  return (
    <ListPage
      title="Group Gifts"
      actions={
        <>
          <Button variant="outlined" aria-expanded={isShort} onClick={() => setShort(!isShort)}>
            Short form
          </Button>
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => startGroupGift()}>
            New group gift
          </Button>
        </>
      }
    >
      {isShort &&
        (form ? (
          <form.ShortForm pathOf={pathOf} onDone={close} />
        ) : (
          <Skeleton variant="rounded" height={420} />
        ))}
      <OwnGroups isUser={status === 'signed-in'} pathOf={pathOf} />
    </ListPage>
  );
}

function OwnGroups({ isUser, pathOf }: GroupPurchasesPageProps & { isUser: boolean }) {
  const groups = useQuery({ ...groupPurchasesQuery, enabled: isUser });
  const data = isUser ? groups.data : undefined;
  if (!data) return <QueryPlaceholder query={groups} what="your group gifts" heights={[240, 240]} />;
  if (data.length === 0) return <NoGroups />;
  return (
    <Groups aria-label="Group Gifts">
      {data.map((group) => (
        <li key={group.id}>
          <GroupCard group={group} to={pathOf(group.id)} />
        </li>
      ))}
    </Groups>
  );
}

const NoGroups = () => (
  <NothingYet
    illustration={<TiedGift />}
    title="No group purchases yet"
    start="Start your first group gift"
    onStart={() => startGroupGift()}
  >
    One bigger gift instead of many small ones: say what it costs, share the link, and everyone chips in.
  </NothingYet>
);
