import { Controller, Param, Res } from '@nestjs/common';
import { unsubscribeTokenSchema } from '@giftwell/contracts/auth/notifications';
import type { FastifyReply } from 'fastify';
import { PublicEndpoint } from '../route-decorators.js';

/** Mail programs without a one-click button open the link in a browser, which is redirected to the page. */
@Controller()
export class UnsubscribeController {
  @PublicEndpoint('mail/unsubscribe/:token')
  show(@Param('token') token: string, @Res() reply: FastifyReply) {
    const { data = '' } = unsubscribeTokenSchema.safeParse(token);
    return reply.redirect(`/unsubscribe#${data}`, 303);
  }
}
