import { CircuitBreaker, CONFIG, LOGGER, type Logger } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { NoProvider, PaymentProvider } from './payment-provider.service.js';
import { PaypalProvider } from './paypal-provider.js';

@Module({
  providers: [
    CircuitBreaker,
    {
      provide: PaymentProvider,
      inject: [CONFIG, CircuitBreaker, LOGGER],
      useFactory: ({ paypal }: Config, breaker: CircuitBreaker, logger: Logger) =>
        paypal ? new PaypalProvider(paypal, breaker, logger) : new NoProvider(),
    },
  ],
  exports: [PaymentProvider],
})
export class ProviderModule {}
