import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';

const read = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** The files of a ZIP archive as text, by name. */
export async function zipContent(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await read(bytes, { lazyEntries: true });
  const content = new Map<string, string>();
  await new Promise<void>((done, fail) => {
    zip.on('error', fail);
    zip.on('end', () => done());
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return fail(error);
        buffer(stream).then((file) => {
          content.set(entry.fileName, file.toString('utf8'));
          zip.readEntry();
        }, fail);
      });
    });
    zip.readEntry();
  });
  return content;
}
