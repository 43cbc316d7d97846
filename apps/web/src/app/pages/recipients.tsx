import { RecipientsPage } from './recipients-page.js';
import { paths, recipientPath } from '../paths.js';

export const Recipients = () => <RecipientsPage occasions={paths.occasions} pathOf={recipientPath} />;
