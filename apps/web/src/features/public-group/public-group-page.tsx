import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorKind } from '../../ui/feedback/app-error.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { PageLoadState } from '../../ui/pages/page-load-state.js';
import { GroupView } from './group-view.js';
import { pollMs, publicGroupQuery, useLiveGroup } from './public-group.api.js';
import { useGroupViewer } from './use-group-viewer.js';

interface PublicGroupPageProps {
  shareCode: string;
  home: string;
  /** The organizer's page of a group gift. */
  pathOf: (id: number) => string;
}

/** The page of a group gift's link. */
export function PublicGroupPage({ shareCode, home, pathOf }: PublicGroupPageProps) {
  const viewer = useGroupViewer(shareCode);
  const [isLive, setIsLive] = useState(false);
  const query = useQuery({ ...publicGroupQuery(shareCode), refetchInterval: !isLive && pollMs });
  const { data, error, isLoading } = query;
  const { getsPushes } = viewer;
  useLiveGroup({ shareCode, isThere: data !== undefined, getsPushes, onLive: setIsLive });
  usePageTitle(data?.groupPurchase.title ?? (isLoading ? 'Group gift' : 'Group Purchase Not Found'));
  // It may have been closed to this viewer, or deleted, since it was last fetched.
  if (data && errorKind(error) !== 'not_found')
    return <GroupView group={data} viewer={viewer} pathOf={pathOf} />;
  return (
    <PageLoadState
      query={query}
      what="this group gift"
      title="Group Purchase Not Found"
      to={home}
      label="Go to Home"
    >
      This group purchase link may be invalid or the gift may have been removed.
    </PageLoadState>
  );
}
