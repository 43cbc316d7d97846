import type { DeletionPaths } from './delete-dialog.js';
import { DeleteSection } from './delete-section.js';
import { ExportSection } from './export-section.js';

/** What can be done with the account as a whole. */
export const AccountActions = ({ paths }: { paths: DeletionPaths }) => (
  <>
    <ExportSection />
    <DeleteSection paths={paths} />
  </>
);
