import { Controller, Req, Res } from '@nestjs/common';
import { planFileRoutes } from '@giftwell/contracts/gateway/plan-export';
import { planExportRoutes } from '@giftwell/contracts/planning/gift-plan';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';

/** Joins the parts of a CSV file, which may be larger than an answer of a service. */
@Controller()
export class PlanFileController {
  constructor(private readonly services: ServiceClients) {}

  @HandlesRoute(planFileRoutes.download)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = planFileRoutes.download.input.parse(flatInput(request));
    const planning = this.services.of('planning');
    const ask = (asked: { year?: number | undefined; offset?: number }) =>
      planning.call(planExportRoutes.get, asked, callerOf(request));
    let part = await ask(input);
    const { year } = part;
    const parts = [part.csv];
    while (part.nextOffset !== null) {
      part = await ask({ year, offset: part.nextOffset });
      parts.push(part.csv);
    }
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="gifts-${year}.csv"`,
      'cache-control': 'private, no-store',
    });
    reply.send(parts.join(''));
  }
}
