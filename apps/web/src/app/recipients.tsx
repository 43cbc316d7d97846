import { RecipientsPage } from '../features/recipients/recipients-page.js';
import { paths } from './paths.js';

export const Recipients = () => <RecipientsPage occasions={paths.occasions} />;
