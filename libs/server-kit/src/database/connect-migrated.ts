import { DataSource, type DataSourceOptions } from 'typeorm';

/** Rejects unless all migrations that this program knows have run; those of a newer version don't matter. */
async function requireMigrations(source: DataSource): Promise<void> {
  const known = source.migrations.map((migration) => migration.name ?? migration.constructor.name);
  if (known.length === 0) return;
  const rows = await source.query<{ name: string }[]>('SELECT name FROM migrations');
  const done = new Set(rows.map(({ name }) => name));
  const missing = known.filter((name) => !done.has(name));
  if (missing.length > 0) throw new Error(`Migrations have not run: ${missing.join(', ')}`);
}

/** Connects to a database whose schema is at least as new as this program; rejects if it is older. */
export async function connectMigrated(options: DataSourceOptions): Promise<DataSource> {
  const source = await new DataSource(options).initialize();
  try {
    await requireMigrations(source);
    return source;
  } catch (error) {
    await source.destroy();
    throw error;
  }
}
