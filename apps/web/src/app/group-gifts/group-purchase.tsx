import { useParams } from 'react-router-dom';
import { GroupPage } from '../../features/group-gifts/manage/group-page.js';
import { paths } from '../paths.js';

export function GroupPurchase() {
  const { id = '' } = useParams();
  return (
    <GroupPage key={id} id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : null} home={paths.groupPurchases} />
  );
}
