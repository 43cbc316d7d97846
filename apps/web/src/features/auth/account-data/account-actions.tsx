import { DeleteSection } from './delete-section.js';

/** What can be done with the account as a whole. */
export const AccountActions = ({ homePath }: { homePath: string }) => <DeleteSection homePath={homePath} />;
