import type { HandlerInput } from '@giftwell/contracts/core/route';
import { linkPreviewRoutes } from '@giftwell/contracts/wishes/link-previews';
import { Serves, type UserCall } from '@giftwell/server-kit';
import { LinkPreviewsService } from './link-previews.service.js';

type Routes = typeof linkPreviewRoutes;

@Serves(linkPreviewRoutes)
export class LinkPreviewsController {
  constructor(private readonly previews: LinkPreviewsService) {}

  async read({ url }: HandlerInput<Routes['read']>, { userId }: UserCall) {
    return { preview: await this.previews.read(userId, url) };
  }

  async get({ code }: HandlerInput<Routes['get']>, { userId }: UserCall) {
    return { preview: await this.previews.get(userId, code) };
  }
}
