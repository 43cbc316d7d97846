import { Controller, Head, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicEndpoint } from '../route-decorators.js';
import { PublicPageSender } from './public-page-sender.js';
import type { PublicPage } from './public-pages.js';

/** A controller that sends one public page. */
export function publicPageController(page: PublicPage): Type {
  @Controller()
  class PublicPageController {
    constructor(private readonly sender: PublicPageSender) {}

    @PublicEndpoint(page.path)
    get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
      return this.sender.send(page, request, reply);
    }

    @PublicEndpoint(page.path, Head)
    head(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
      return this.sender.send(page, request, reply);
    }
  }
  return PublicPageController;
}
