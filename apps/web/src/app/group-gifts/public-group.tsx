import { useParams } from 'react-router-dom';
import { PublicGroupPage } from '../../features/public-group/public-group-page.js';
import { groupPurchasePath, paths } from '../paths.js';

export function PublicGroup() {
  const { shareCode = '' } = useParams();
  return (
    <PublicGroupPage key={shareCode} shareCode={shareCode} home={paths.home} pathOf={groupPurchasePath} />
  );
}
