import { Controller, Inject, Res } from '@nestjs/common';
import { toOpenApi } from '@giftwell/contracts/core/openapi';
import type { Route } from '@giftwell/contracts/core/route';
import type { FastifyReply } from 'fastify';
import { Open } from '../answers.js';
import { staticPagePolicy } from '../requests/security-headers.js';
import { ROUTES } from '../tokens.js';
import { docsPage, styleHash } from './docs-page.js';

@Controller()
export class ApiDocsController {
  private readonly json: string;
  private readonly page: string;

  constructor(@Inject(ROUTES) routes: Route[]) {
    const document = toOpenApi('Giftwell', '1.0.0', '/api', routes);
    this.json = JSON.stringify(document);
    this.page = docsPage(document);
  }

  @Open('/openapi.json')
  document(@Res() reply: FastifyReply): void {
    reply.header('content-type', 'application/json; charset=utf-8').send(this.json);
  }

  @Open('/docs')
  docs(@Res() reply: FastifyReply): void {
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', staticPagePolicy(styleHash))
      .send(this.page);
  }
}
