import { Clock } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import type { DataExportEntity } from './data-export.entity.js';
import { ExportFilesService } from './export-files.service.js';
import { ExportedRowsService } from './exported-rows.service.js';

/** Makes the files of exports. */
@Injectable()
export class ExportArchivesService {
  constructor(
    private readonly rows: ExportedRowsService,
    private readonly files: ExportFilesService,
    private readonly clock: Clock,
  ) {}

  /** Returns the size in bytes. */
  async write(wanted: DataExportEntity): Promise<number> {
    // Loaded with the first export, because an idle service doesn't need it.
    const { zipOf } = await import('./export-zip.js');
    const tables = await this.rows.of(wanted.userId);
    return this.files.write(wanted, () => zipOf(tables, this.clock.now()));
  }

  remove(wanted: DataExportEntity): Promise<void> {
    return this.files.remove(wanted);
  }
}
