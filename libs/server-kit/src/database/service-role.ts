import pg from 'pg';

const { escapeIdentifier, escapeLiteral } = pg;

/**
 * Creates the role with which a service signs in, or gives it the password of `serviceUrl`; returns its name, or
 * nothing if the service signs in as the owner.
 */
export async function ensureRole(ownerUrl: string, serviceUrl: string): Promise<string | undefined> {
  const { username, password, pathname } = new URL(serviceUrl);
  const [role, secret, database] = [username, password, pathname.slice(1)].map(decodeURIComponent);
  if (role === decodeURIComponent(new URL(ownerUrl).username)) return undefined;
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    // Migrations of several services run at once, and Postgres refuses two grants on a database at the same time.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', ['giftwell:roles']);
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    const verb = rowCount ? 'ALTER' : 'CREATE';
    const name = escapeIdentifier(role!);
    await client.query(`${verb} ROLE ${name} LOGIN PASSWORD ${escapeLiteral(secret!)}`);
    await client.query(`GRANT CONNECT ON DATABASE ${escapeIdentifier(database!)} TO ${name}`);
    return role;
  } finally {
    await client.end();
  }
}
