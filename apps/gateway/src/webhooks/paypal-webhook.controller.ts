import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { webhookRoutes } from '@giftwell/contracts/payments/webhooks';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyRequest } from 'fastify';
import { PublicEndpoint } from '../route-decorators.js';
import { callerOf } from '../mount.js';

/** The headers with the signature. */
const signed = /^paypal-[a-z-]{1,40}$/;

/** Passes PayPal's messages on unchanged; their signature proves that they are PayPal's. */
@Controller()
export class PaypalWebhookController {
  constructor(private readonly services: ServiceClients) {}

  @PublicEndpoint('paypal/webhook', Post, 'webhook')
  @HttpCode(200)
  @RouteConfig({ keepsText: true })
  receive(@Req() request: FastifyRequest) {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        ([name, value]) => signed.test(name) && typeof value === 'string',
      ),
    );
    const message = webhookRoutes.receive.input.parse({ headers, body: request.text ?? '' });
    return this.services
      .of('payments')
      .call(webhookRoutes.receive, message, callerOf(request, webhookRoutes.receive));
  }
}
