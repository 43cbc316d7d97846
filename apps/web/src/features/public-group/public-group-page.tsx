import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorKind } from '../../ui/feedback/app-error.js';
import { LoadProblemPage } from '../../ui/feedback/load-problem-page.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { LostParcel } from '../../ui/illustrations/illustrations.js';
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
  useLiveGroup(shareCode);
  const viewer = useGroupViewer(shareCode);
  const { data, error, isLoading, refetch } = useQuery({
    ...publicGroupQuery(shareCode),
    refetchInterval: !viewer.getsPushes && pollMs,
  });
  usePageTitle(data?.groupPurchase.title ?? (isLoading ? 'Group gift' : 'Group Purchase Not Found'));
  // It may have been closed to this viewer, or deleted, since it was last fetched.
  if (data && errorKind(error) !== 'not_found')
    return <GroupView group={data} viewer={viewer} pathOf={pathOf} />;
  if (isLoading) return <Waiting />;
  if (error && errorKind(error) !== 'not_found')
    return <LoadProblemPage error={error} what="this group gift" onRetry={() => void refetch()} />;
  return (
    <MessagePage
      illustration={<LostParcel />}
      title="Group Purchase Not Found"
      action={
        <Button component={Link} to={home} variant="contained">
          Go to Home
        </Button>
      }
    >
      This group purchase link may be invalid or the gift may have been removed.
    </MessagePage>
  );
}

const Waiting = () => (
  <Container maxWidth="md" aria-busy="true" sx={{ py: { xs: 4, sm: 7 } }}>
    <Skeleton variant="rounded" height={28} width={120} />
    <Skeleton variant="rounded" height={56} sx={{ mt: 3 }} />
    <Skeleton variant="rounded" height={420} sx={{ mt: 4 }} />
  </Container>
);
