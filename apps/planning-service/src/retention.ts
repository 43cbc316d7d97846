/** How long something deleted can be restored. */
export const restorableMs = 600_000;
/** Retries for hours, because nothing else would purge rows after an outage of the database. */
export const purgeAttempts = 15;
