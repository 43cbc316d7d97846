/** Settings of every Postgres that we start or describe. */
export const postgresSettings = {
  // Without statistics of a new table, Postgres may search all rows of a user for one by its key.
  autovacuum_naptime: '10s',
  // Error details quote personal data, such as an email address that is taken.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Arguments of the program `postgres`. */
export const postgresFlags = (settings: Record<string, string | number>): string[] =>
  Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
