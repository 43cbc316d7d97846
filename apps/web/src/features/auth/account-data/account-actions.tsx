import { DeleteSection } from './delete-section.js';
import { ExportSection } from './export-section.js';

/** What can be done with the account as a whole. */
export const AccountActions = ({ homePath }: { homePath: string }) => (
  <>
    <ExportSection />
    <DeleteSection homePath={homePath} />
  </>
);
