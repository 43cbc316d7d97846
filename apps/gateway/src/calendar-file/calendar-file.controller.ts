import { Controller, Req, Res } from '@nestjs/common';
import { calendarFileRoutes } from '@giftwell/contracts/gateway/calendar-file';
import { calendarFeedFileRoutes } from '@giftwell/contracts/dates/calendar-feed';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';

/** Sends calendar feeds. Programs that fetch them have no session, only the secret address. */
@Controller()
export class CalendarFileController {
  constructor(private readonly services: ServiceClients) {}

  @HandlesRoute(calendarFileRoutes.download)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { code } = calendarFileRoutes.download.input.parse(flatInput(request));
    const { calendar } = await this.services
      .of('planning')
      .call(calendarFeedFileRoutes.get, { code }, callerOf(request));
    const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="giftwell.ics"',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      etag,
    });
    const known = request.headers['if-none-match'] ?? '';
    if (known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)) reply.code(304).send();
    else reply.send(calendar);
  }
}
