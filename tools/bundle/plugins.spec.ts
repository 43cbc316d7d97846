import { build, type Plugin } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../stack/system/workspace.ts';
import { withoutOtherDrivers, withoutProtoFolders, withoutUnusedParts, withRequiredHttp } from './plugins.ts';

/** What a bundle of this module prints. */
async function printed(contents: string, app: string, plugins: Plugin[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'giftwell-'));
  const outfile = join(folder, 'bundle.mjs');
  try {
    await build({
      stdin: { contents, resolveDir: join(root, 'apps', app) },
      ...{ outfile, bundle: true, platform: 'node', format: 'esm', plugins },
      banner: {
        js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
      },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('bundles Google’s client so that it needs no files next to it', async () => {
  const program = `
    import { SpeechClient } from '@google-cloud/speech/build/src/v2/index.js';
    import { grpc } from 'google-gax';
    const client = new SpeechClient({ projectId: 'gifts', sslCreds: grpc.credentials.createInsecure() });
    console.log(Object.keys(await client.initialize().then(() => client.innerApiCalls)));
    await client.close();`;
  expect(await printed(program, 'gift-ai-service', [withoutProtoFolders])).toContain("'streamingRecognize'");
});

it('loads no undici with http', async () => {
  const program = `
    import http, { Agent } from 'node:http';
    import * as all from 'http';
    const isLoaded = process.moduleLoadList.some((name) => name.includes('undici'));
    console.log(isLoaded, typeof http.createServer, typeof Agent, all.METHODS.includes('GET'));`;
  expect(await printed(program, 'gateway', [])).toContain('true function function true');
  expect(await printed(program, 'gateway', [withRequiredHttp])).toBe('false function function true\n');
});

it('bundles TypeORM with the driver of Postgres alone', async () => {
  const program = `
    import { readFileSync } from 'node:fs';
    import * as typeorm from 'typeorm';
    const { driver } = new typeorm.DataSource({ type: 'postgres', driver: {} });
    const sap = ['Sap', 'QueryRunner'].join('');
    const hasSap = readFileSync(new URL(import.meta.url), 'utf8').includes(sap);
    console.log(driver.options.type, Object.keys(typeorm).length, hasSap);`;
  const all = await printed(program, 'planning-service', []);
  expect(all).toMatch(/^postgres \d+ true\n$/);
  expect(await printed(program, 'planning-service', [withoutOtherDrivers])).toBe(
    all.replace('true', 'false'),
  );
});

it('bundles BullMQ and zod without what is not used of them', async () => {
  const program = `
    import { readFileSync } from 'node:fs';
    import * as bullmq from 'bullmq';
    import { z } from 'zod';
    const text = readFileSync(new URL(import.meta.url), 'utf8');
    const hasOthers = [['LISTEN', '/NOTIFY'].join(''), ['Ongel', 'dige'].join('')].map((word) => text.includes(word));
    const { error } = z.string().safeParse(1);
    console.log(typeof bullmq.Queue, typeof bullmq.Worker, error.issues[0].message, hasOthers.join());`;
  const said = 'function function Invalid input: expected string, received number';
  expect(await printed(program, 'planning-service', [])).toBe(`${said} true,true\n`);
  expect(await printed(program, 'planning-service', [withoutUnusedParts])).toBe(`${said} false,false\n`);
});
