import { RecipientsPage } from './recipients-page.js';
import { paths } from '../paths.js';

export const Recipients = () => <RecipientsPage occasions={paths.occasions} />;
