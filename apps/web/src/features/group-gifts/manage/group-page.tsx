import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInPage } from '../../../data/sign-in-page.js';
import { UnreachablePage } from '../../../data/unreachable-page.js';
import { useUser } from '../../../data/use-user.js';
import { errorKind } from '../../../ui/feedback/app-error.js';
import { LoadingRibbon } from '../../../ui/feedback/loading-ribbon.js';
import { usePageTitle } from '../../../ui/feedback/use-page-title.js';
import { ShowMore } from '../../../ui/feedback/show-more.js';
import { useLazyModule } from '../../../ui/feedback/use-lazy-module.js';
import { TiedGift } from '../../../ui/illustrations/illustrations.js';
import { QueryPlaceholder } from '../../../ui/pages/query-placeholder.js';
import { NotFoundMessage } from '../../../ui/pages/not-found-message.js';
import { OnePage } from '../../../ui/pages/own-pages.js';
import { groupPurchaseQuery, useLiveGroups } from '../group-gifts.api.js';
import { ContributionList } from './contribution-list.js';
import type { GroupDialog } from './dialog-states.js';
import { GroupHeader } from './group-header.js';
import { Ideas } from './ideas.js';

const loadDialogs = () => import('./group-dialogs.js');

interface GroupPageProps {
  /** Null if the address holds no id. */
  id: number | null;
  /** Where all group gifts are. */
  home: string;
}

/** One of the user's group gifts, as its organizer sees it. */
export function GroupPage({ id, home }: GroupPageProps) {
  const { status } = useUser();
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out')
    return (
      <SignInPage illustration={<TiedGift />} title="Sign in to manage group purchases">
        This group gift belongs to an account. Sign in to see and change it.
      </SignInPage>
    );
  if (id === null) return <NoSuchGroup home={home} />;
  return <SignedIn id={id} home={home} isUser={status === 'signed-in'} />;
}

function SignedIn({ id, home, isUser }: { id: number; home: string; isUser: boolean }) {
  useLiveGroups();
  const group = useInfiniteQuery({ ...groupPurchaseQuery(id), enabled: isUser });
  const { data, error } = group;
  const [dialog, setDialog] = useState<GroupDialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const dialogs = useLazyModule(dialog !== null, loadDialogs, close);
  const navigate = useNavigate();
  usePageTitle(data?.groupPurchase.title ?? 'Group gift');
  if (errorKind(error) === 'not_found') return <NoSuchGroup home={home} />;
  return (
    <OnePage all={{ to: home, label: 'Group Gifts' }}>
      {data && (
        <>
          <GroupHeader group={data.groupPurchase} onOpen={setDialog} />
          <ContributionList
            contributions={data.contributions}
            onRefund={(contribution) =>
              setDialog({ kind: 'refund', group: data.groupPurchase, contribution })
            }
            onRemovePledge={(contribution) =>
              setDialog({ kind: 'remove-pledge', group: data.groupPurchase, contribution })
            }
          >
            <ShowMore
              shown={data.contributions.length}
              total={data.contributionsTotal}
              loading={group.isFetchingNextPage}
              failed={group.isFetchNextPageError}
              onMore={() => void group.fetchNextPage()}
            />
          </ContributionList>
          <Ideas group={data.groupPurchase} ideas={data.ideas} />
        </>
      )}
      {!data && <QueryPlaceholder query={group} what="this group gift" heights={[220, 300]} />}
      {dialog && !dialogs && <LoadingRibbon />}
      {dialog && dialogs && (
        <dialogs.GroupDialogs
          dialog={dialog}
          onClose={close}
          onDeleted={() => void navigate(home, { replace: true })}
        />
      )}
    </OnePage>
  );
}

const NoSuchGroup = ({ home }: { home: string }) => (
  <NotFoundMessage title="This group gift is gone" to={home} label="Group Gifts">
    It may have been deleted.
  </NotFoundMessage>
);
