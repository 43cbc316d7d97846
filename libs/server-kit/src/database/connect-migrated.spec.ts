import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sampleSchema } from '../testing/sample.js';
import { connectMigrated } from './connect-migrated.js';
import { databaseOptions, migrate } from './database.js';

class AddColour1900000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notes ADD COLUMN colour text');
  }
  async down(): Promise<void> {}
}

const newer = { ...sampleSchema, migrations: [...sampleSchema.migrations, AddColour1900000000000] };

describe('connecting to a migrated database', () => {
  const name = `test_migrated_${randomBytes(6).toString('hex')}`;
  let url: string;
  let admin: pg.Client;
  beforeAll(async () => {
    const server = new URL(process.env['TEST_DATABASE_URL']!);
    admin = new pg.Client({ connectionString: server.href });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    server.pathname = `/${name}`;
    url = server.href;
  });
  afterAll(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });

  const connected = async (schema: typeof sampleSchema) => {
    const source = await connectMigrated(databaseOptions(url, schema));
    await source.destroy();
  };

  it('is refused until every migration of this version has run', async () => {
    await expect(connected(sampleSchema)).rejects.toThrow();
    await migrate(url, sampleSchema);
    await connected(sampleSchema);
    await expect(connected(newer)).rejects.toThrow('AddColour1900000000000');
  });

  it('works while the schema is that of a newer version', async () => {
    await migrate(url, newer);
    await connected(newer);
    await connected(sampleSchema);
  });
});
