import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OwnersModule } from '../owners/owners.module.js';
import { CollectExport } from './collect-export.job.js';
import { ExportArchivesService } from './export-archives.service.js';
import { ExportedRowsService } from './exported-rows.service.js';
import { ExportFilesController } from './export-files.controller.js';
import { ExportFilesService } from './export-files.service.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';
import { RemoveExport } from './remove-export.job.js';

@Module({
  imports: [AuditModule, MailModule, OwnersModule],
  controllers: [ExportsController, ExportFilesController],
  providers: [
    ...[ExportsService, ExportFilesService, ExportedRowsService, ExportArchivesService],
    ...[CollectExport, RemoveExport],
  ],
  exports: [ExportFilesService],
})
export class ExportsModule {}
