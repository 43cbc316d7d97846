import { Controller, Req, Res } from '@nestjs/common';
import { exportDownloadRoutes, exportFileRoutes } from '@giftwell/contracts/auth/exports';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Answers } from '../answers.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';

/** Joins the parts of a ZIP file, which is larger than an answer of a service. */
@Controller()
export class ExportDownloadController {
  constructor(private readonly services: ServiceClients) {}

  @Answers(exportDownloadRoutes.download)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { id } = exportDownloadRoutes.download.input.parse(flatInput(request));
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
