import { createHash } from 'node:crypto';
import pg from 'pg';
import { withDatabase } from './postgres.ts';
import { codeOf } from '../../bootstrap/steps.mjs';
import { derivedSecret } from '../system/secrets.ts';
import { services } from '../services.ts';

const { escapeIdentifier, escapeLiteral } = pg;

/** Creates the database unless it exists. */
export async function ensureDatabase(serverUrl: string, name: string) {
  await withDatabase(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${escapeIdentifier(name)}`);
  });
}

const stampTable = 'giftwell_migrations.stamp';

async function stampOf(client: pg.Client, program: string, roles: string[]) {
  const { rows } = await client.query<{ oid: number }>(
    'select oid from pg_roles where rolname = any($1) order by oid',
    [roles],
  );
  return [createHash('sha256').update(program).digest('hex'), ...rows.map(({ oid }) => oid)].join(' ');
}

async function readStamp(client: pg.Client) {
  try {
    const { rows } = await client.query<{ stamp: string }>(`select stamp from ${stampTable}`);
    return rows[0]?.stamp;
  } catch (error) {
    // Neither schema nor table exists before the first migration.
    if (['3F000', '42P01'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

async function writeStamp(client: pg.Client, stamp: string) {
  await client.query(`create schema if not exists ${stampTable.split('.')[0]}`);
  await client.query(`create table if not exists ${stampTable} (stamp text not null)`);
  await client.query(`with old as (delete from ${stampTable}) insert into ${stampTable} values ($1)`, [
    stamp,
  ]);
}

/**
 * Runs `migrate` unless the last run here had the same program (a text that changes with the migrations) and roles.
 * Returns whether it ran.
 */
export async function migrateOnce(
  ownerUrl: string,
  { program, roles }: { program: string; roles: string[] },
  migrate: () => Promise<unknown>,
) {
  return withDatabase(ownerUrl, async (client) => {
    const stamp = await stampOf(client, program, roles);
    if ((await readStamp(client)) === stamp) return false;
    await migrate();
    await writeStamp(client, stamp);
    return true;
  });
}

/** Drops a database and its services' roles. */
export async function dropDatabase(serverUrl: string, name: string) {
  await withDatabase(serverUrl, async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    for (const { role } of services) {
      await client.query(`drop role if exists ${escapeIdentifier(roleName(name, role))}`);
    }
  });
}

/** The name of a service's database role. */
export const roleName = (database: string, role: string) => `${database}_${role}`.slice(0, 63);

/** A service's database URL; without `role` it is the owner's. */
interface ServiceUrl {
  url: string;
  role: string | undefined;
}
/** Returns the URL for a service, by the name of its app. */
export type UrlOf = (app: string) => ServiceUrl;

/**
 * Gives each service a database role that may only sign in; its migration grants the rest. If the owner may not create
 * roles, services use the owner's URL.
 */
export async function serviceUrls(ownerUrl: string): Promise<UrlOf> {
  const database = new URL(ownerUrl).pathname.slice(1);
  const urls: Record<string, ServiceUrl> = {};
  await withDatabase(ownerUrl, async (client) => {
    for (const { app, role } of services) {
      const name = roleName(database, role);
      const password = derivedSecret(ownerUrl, name);
      if (!(await ensureRole(client, name, password))) return;
      await client.query(
        `grant connect on database ${escapeIdentifier(database)} to ${escapeIdentifier(name)}`,
      );
      const url = new URL(ownerUrl);
      url.username = name;
      url.password = password;
      urls[app] = { url: url.href, role: name };
    }
  });
  return (app) => urls[app] ?? { url: ownerUrl, role: undefined };
}

async function ensureRole(client: pg.Client, name: string, password: string) {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = rowCount ? 'alter' : 'create';
  try {
    await client.query(`${verb} role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}`);
    return true;
  } catch (error) {
    if (codeOf(error) === '42501') return false;
    throw error;
  }
}
