import { ActivitySection } from './activity-section.js';
import { SessionsSection } from './sessions-section.js';

/** Where the account is signed in, and what happened to it. */
export const SecuritySettings = () => (
  <>
    <SessionsSection />
    <ActivitySection />
  </>
);
