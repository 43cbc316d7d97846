import { Controller, Req, Res } from '@nestjs/common';
import { ownExportRoutes, exportFileRoutes } from '@giftwell/contracts/auth/exports';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';
import { SessionOwner } from '../sessions/session-owner.js';

@Controller()
export class ExportsController {
  constructor(
    private readonly services: ServiceClients,
    private readonly owner: SessionOwner,
  ) {}

  @HandlesRoute(ownExportRoutes.start)
  async start(@Req() request: FastifyRequest) {
    const input = ownExportRoutes.start.input.parse(flatInput(request));
    const owner = await this.owner.of(request);
    return this.services
      .of('auth')
      .call(exportFileRoutes.start, { ...input, ...owner }, callerOf(request, exportFileRoutes.start));
  }

  /** Joins the parts of the file, which is larger than an answer of a service. */
  @HandlesRoute(ownExportRoutes.download)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { id } = ownExportRoutes.download.input.parse(flatInput(request));
    const ask = async (offset: number) => {
      const found = await this.services
        .of('auth')
        .call(exportFileRoutes.part, { id, offset }, callerOf(request));
      return { ...found, part: Buffer.from(found.part, 'base64') };
    };
    // The first part now, so that a refusal still is an answer with its own status.
    const first = await ask(0);
    reply.headers({
      'content-type': 'application/zip',
      'content-length': first.bytes,
      'content-disposition': `attachment; filename="${first.name}"`,
      'cache-control': 'private, no-store',
    });
    reply.send(Readable.from(parts(first, ask)));
  }
}

interface Part {
  part: Buffer;
  bytes: number;
}

async function* parts(first: Part, ask: (offset: number) => Promise<Part>): AsyncGenerator<Buffer> {
  yield first.part;
  for (let sent = first.part.length; sent < first.bytes;) {
    const { part } = await ask(sent);
    if (part.length === 0) throw new Error('The file of the export has become shorter');
    sent += part.length;
    yield part;
  }
}
