import { Controller, Req, Res } from '@nestjs/common';
import { recipientPictureRoutes } from '@giftwell/contracts/planning/recipient-access';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';
import { pictureRoutes } from '@giftwell/contracts/gateway/pictures';

/** Length of the version in an address: the first characters of the hash. */
const versionLength = 16;

@Controller()
export class RecipientPictureController {
  constructor(private readonly services: ServiceClients) {}

  @HandlesRoute(pictureRoutes.show)
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { id, v } = pictureRoutes.show.input.parse(flatInput(request));
    const route = recipientPictureRoutes.get;
    const found = await this.services.of(route.service).call(route, { id }, callerOf(request));
    const bytes = Buffer.from(found.picture, 'base64');
    const hash = createHash('sha256').update(bytes).digest('base64url');
    const etag = `"${hash}"`;
    // The address contains the version, so the picture at an address never changes and browsers may cache it.
    const caching =
      v === hash.slice(0, versionLength) ? 'private, max-age=31536000, immutable' : 'private, no-cache';
    reply.headers({ etag, 'cache-control': caching, vary: 'cookie' });
    if (request.headers['if-none-match']?.includes(etag)) reply.code(304).send();
    else reply.header('content-type', found.mediaType).send(bytes);
  }
}
