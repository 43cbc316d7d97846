import { photoImageRoutes } from '@giftwell/contracts/gateway/photos';
import { photoFileRoutes } from '@giftwell/contracts/wishes/photos';
import { ServiceClients } from '@giftwell/server-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { flatInput } from '../requests/flat-input.js';

@Controller()
export class PhotoController {
  constructor(private readonly services: ServiceClients) {}

  /** The photo at an address never changes, so browsers may keep it. */
  @HandlesRoute(photoImageRoutes.show)
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = photoImageRoutes.show.input.parse(flatInput(request));
    const route = photoFileRoutes.get;
    const { mediaType, picture } = await this.services
      .of(route.service)
      .call(route, input, callerOf(request));
    reply
      .headers({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-type': mediaType,
        // A note of thanks shows its photo in the web pages of mail providers.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(Buffer.from(picture, 'base64'));
  }
}
