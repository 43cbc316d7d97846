import { SavedPage } from '../../features/saved/saved-page.js';
import { recipientPath } from '../paths.js';

export const Saved = () => <SavedPage pathOf={recipientPath} />;
