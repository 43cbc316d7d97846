import type { HandlerOutput } from '@giftwell/contracts/core/route';
import type { paypalRoutes } from '@giftwell/contracts/payments/paypal';
import { CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import { PaymentProvider } from '../provider/payment-provider.service.js';

/** What the payment step in the browser needs. */
@Injectable()
export class SetupService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly provider: PaymentProvider,
  ) {}

  async get(): Promise<HandlerOutput<(typeof paypalRoutes)['setup']>> {
    const { paymentMode: mode, paypal } = this.config;
    const hasScript = mode === 'live' || mode === 'sandbox';
    const clientToken = hasScript ? await this.provider.clientToken() : null;
    return { mode, clientToken, clientId: hasScript ? paypal!.clientId : null, currency: 'USD' };
  }
}
