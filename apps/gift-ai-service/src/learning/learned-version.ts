export const modelVersion = 'taste-1';

/**
 * SQL for a text that is another one after everything that was learned from a user's acts, whichever process did it;
 * null while there is nothing. `xmin` is the transaction that wrote a row last.
 */
export const learnedVersion = (userId: string): string =>
  `(SELECT string_agg(id || '.' || xmin::text, ' ' ORDER BY id) FROM ml_model_data
    WHERE "userId" = ${userId} AND "modelVersion" = '${modelVersion}' AND "isActive" AND "recipientKey" IS NOT NULL)`;
