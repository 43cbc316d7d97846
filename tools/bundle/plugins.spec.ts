import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../stack/system/workspace.ts';
import { withoutProtoFolders } from './plugins.ts';

it('bundles Google’s client so that it needs no files next to it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'giftwell-'));
  const outfile = join(folder, 'google.mjs');
  try {
    await build({
      stdin: {
        contents: `
          import { SpeechClient } from '@google-cloud/speech/build/src/v2/index.js';
          import { grpc } from 'google-gax';
          const client = new SpeechClient({ projectId: 'gifts', sslCreds: grpc.credentials.createInsecure() });
          console.log(Object.keys(await client.initialize().then(() => client.innerApiCalls)));
          await client.close();`,
        resolveDir: join(root, 'apps', 'gift-ai-service'),
      },
      ...{ outfile, bundle: true, platform: 'node', format: 'esm' },
      banner: {
        js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
      },
      plugins: [withoutProtoFolders],
    });
    const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
    expect(stdout).toContain("'streamingRecognize'");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
