import { Controller, Req, Res } from '@nestjs/common';
import { recipientPictureRoutes } from '@giftwell/contracts/planning/recipients';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Answers } from '../answers.js';
import { askingOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';
import { pictureRoutes } from '@giftwell/contracts/gateway/pictures';

@Controller()
export class RecipientPictureController {
  constructor(private readonly services: ServiceClients) {}

  @Answers(pictureRoutes.show)
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { id } = pictureRoutes.show.input.parse(flatInput(request));
    const route = recipientPictureRoutes.get;
    const found = await this.services.of(route.service).call(route, { id }, askingOf(request));
    const bytes = Buffer.from(found.picture, 'base64');
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    // Its address names its version, so that a browser never has to ask again.
    reply.headers({ etag, 'cache-control': 'private, max-age=31536000, immutable' });
    if (request.headers['if-none-match']?.includes(etag)) reply.code(304).send();
    else reply.header('content-type', found.mediaType).send(bytes);
  }
}
