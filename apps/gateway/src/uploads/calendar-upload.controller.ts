import { Controller, Req } from '@nestjs/common';
import { invalid } from '@giftwell/contracts/core/error';
import { uploadRoutes } from '@giftwell/contracts/gateway/uploads';
import { calendarScanWorkRoutes } from '@giftwell/contracts/calendar/calendar-import';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyRequest } from 'fastify';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';
import { isMultipart } from '../requests/upload-body.js';
import { CalendarFiles } from './calendar-files.js';

/** Takes calendar files and has planning-service scan them. */
@Controller()
export class CalendarUploadController {
  constructor(
    private readonly services: ServiceClients,
    private readonly files: CalendarFiles,
  ) {}

  @HandlesRoute(uploadRoutes.calendar)
  async scan(@Req() request: FastifyRequest) {
    uploadRoutes.calendar.input.parse(flatInput(request));
    if (!isMultipart(request.headers['content-type']))
      throw invalid('unsupported_file', 'Please upload an ICS, CSV or VCF file.');
    const fileKey = await this.files.take(request.raw);
    try {
      const planning = this.services.of('planning');
      const { scanId, state } = await planning.call(
        calendarScanWorkRoutes.start,
        { fileKey },
        callerOf(request),
      );
      return { scanId, state };
    } catch (error) {
      await this.files.drop(fileKey);
      throw error;
    }
  }
}
