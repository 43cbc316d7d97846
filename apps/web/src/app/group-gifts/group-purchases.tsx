import { GroupPurchasesPage } from '../../features/group-gifts/group-purchases-page.js';
import { groupPurchasePath } from '../paths.js';

export const GroupPurchases = () => <GroupPurchasesPage pathOf={groupPurchasePath} />;
