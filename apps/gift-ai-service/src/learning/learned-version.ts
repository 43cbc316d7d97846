export const modelVersion = 'taste-1';

/**
 * SQL for a text that changes with everything that is learned from a user's acts, in any process; null while there is
 * nothing. `xmin` is the transaction that wrote a row last.
 */
export const learnedVersion = (userId: string): string =>
  `(SELECT string_agg(id || '.' || xmin::text, ' ' ORDER BY id) FROM ml_model_data
    WHERE "userId" = ${userId} AND "modelVersion" = '${modelVersion}' AND "isActive" AND "recipientKey" IS NOT NULL)`;
