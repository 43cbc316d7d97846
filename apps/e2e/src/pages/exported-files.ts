import { expect, type Page } from '@playwright/test';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';

const read = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** Makes an export of the signed-in user through the API, and returns the files of its ZIP archive by name. */
export async function exportedFiles(page: Page, password: string): Promise<Map<string, string>> {
  const started = await page.request.post('/api/user/export', { data: { password } });
  expect(started.status()).toBe(200);
  const { id } = ((await started.json()) as { export: { id: string } }).export;
  await expect
    .poll(async () => (await page.request.get(`/api/user/export/${id}`)).status(), { timeout: 30_000 })
    .toBe(200);
  return filesIn(await (await page.request.get(`/api/user/export/${id}`)).body());
}

async function filesIn(archive: Buffer): Promise<Map<string, string>> {
  const zip = await read(archive, { lazyEntries: true });
  const files = new Map<string, string>();
  await new Promise<void>((done, fail) => {
    zip.on('error', fail);
    zip.on('end', () => done());
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return fail(error);
        buffer(stream).then((file) => {
          files.set(entry.fileName, file.toString('utf8'));
          zip.readEntry();
        }, fail);
      });
    });
    zip.readEntry();
  });
  return files;
}
