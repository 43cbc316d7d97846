import { createHash } from 'node:crypto';
import pg from 'pg';
import { withDatabase } from './postgres.mjs';
import { derivedSecret } from './secrets.mjs';
import { services } from './services.mjs';

const { escapeIdentifier, escapeLiteral } = pg;

/** Creates the database unless it is there. */
export async function ensureDatabase(serverUrl, name) {
  await withDatabase(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${escapeIdentifier(name)}`);
  });
}

const stampTable = 'giftwell_migrations.stamp';

async function stampOf(client, program, roles) {
  const { rows } = await client.query('select oid from pg_roles where rolname = any($1) order by oid', [
    roles,
  ]);
  return [createHash('sha256').update(program).digest('hex'), ...rows.map(({ oid }) => oid)].join(' ');
}

async function readStamp(client) {
  try {
    const { rows } = await client.query(`select stamp from ${stampTable}`);
    return rows[0]?.stamp;
  } catch (error) {
    // Neither schema nor table is there before the first migration.
    if (['3F000', '42P01'].includes(error.code)) return undefined;
    throw error;
  }
}

async function writeStamp(client, stamp) {
  await client.query(`create schema if not exists ${stampTable.split('.')[0]}`);
  await client.query(`create table if not exists ${stampTable} (stamp text not null)`);
  await client.query(`with old as (delete from ${stampTable}) insert into ${stampTable} values ($1)`, [
    stamp,
  ]);
}

/**
 * Runs `migrate` unless the same program, a text that changes with the migrations, was the last one to run here for the same
 * roles. Answers whether it ran.
 */
export async function migrateOnce(ownerUrl, { program, roles }, migrate) {
  return withDatabase(ownerUrl, async (client) => {
    const stamp = await stampOf(client, program, roles);
    if ((await readStamp(client)) === stamp) return false;
    await migrate();
    await writeStamp(client, stamp);
    return true;
  });
}

/** Drops a database and the roles of its services. */
export async function dropDatabase(serverUrl, name) {
  await withDatabase(serverUrl, async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    for (const { role } of services) {
      await client.query(`drop role if exists ${escapeIdentifier(roleName(name, role))}`);
    }
  });
}

/** The name of a service's role in a database. */
export const roleName = (database, role) => `${database}_${role}`.slice(0, 63);

/**
 * Gives each service a role of its own that may sign in and nothing more; its migration grants the rest.
 * Answers the url of each service by its app's name. Where the owner may not create roles, services use the owner's.
 */
export async function serviceUrls(ownerUrl) {
  const database = new URL(ownerUrl).pathname.slice(1);
  const urls = {};
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

async function ensureRole(client, name, password) {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = rowCount ? 'alter' : 'create';
  try {
    await client.query(`${verb} role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}`);
    return true;
  } catch (error) {
    if (error.code === '42501') return false;
    throw error;
  }
}
