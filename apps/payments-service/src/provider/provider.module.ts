import { CircuitBreaker, CONFIG } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { NoProvider, PaymentProvider } from './payment-provider.service.js';
import { PaypalProvider } from './paypal-provider.js';

@Module({
  providers: [
    CircuitBreaker,
    {
      provide: PaymentProvider,
      inject: [CONFIG, CircuitBreaker],
      useFactory: ({ paypal }: Config, breaker: CircuitBreaker) =>
        paypal ? new PaypalProvider(paypal, breaker) : new NoProvider(),
    },
  ],
  exports: [PaymentProvider],
})
export class ProviderModule {}
