import { CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.js';
import type { DataExportEntity } from './data-export.entity.js';

type Named = Pick<DataExportEntity, 'id' | 'userId'>;

/** The ZIP files of exports, in a folder. A name begins with the user's id, so that a deletion finds all of them. */
@Injectable()
export class ExportFilesService {
  private readonly folder: string;

  constructor(@Inject(CONFIG) { EXPORT_FOLDER }: Config) {
    this.folder = EXPORT_FOLDER;
  }

  /** Writes a whole file or none, again after an interrupted attempt; returns its size in bytes. */
  async write(named: Named, content: () => Readable): Promise<number> {
    const file = this.fileOf(named);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // The stream is opened last: before it is read, nobody would notice its error.
    await pipeline(content(), createWriteStream(`${file}.new`, { mode: 0o600 }));
    await rename(`${file}.new`, file);
    return (await stat(file)).size;
  }

  /** At most `length` bytes; null if the file doesn't exist. */
  async read(named: Named, offset: number, length: number): Promise<Buffer | null> {
    const file = await open(this.fileOf(named)).catch(() => null);
    if (!file) return null;
    try {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await file.read(buffer, 0, length, offset);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  async remove(named: Named): Promise<void> {
    await rm(this.fileOf(named), { force: true });
  }

  /** Also removes incomplete ones. */
  async removeAllOf(userId: number): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names)
      if (name.startsWith(`${userId}-`)) await rm(join(this.folder, name), { force: true });
  }

  private fileOf({ userId, id }: Named): string {
    return join(this.folder, `${userId}-${id}.zip`);
  }
}
