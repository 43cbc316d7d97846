import { CONFIG } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { NoProvider, PaymentProvider } from './payment-provider.service.js';
import { PaypalProvider } from './paypal-provider.js';

@Module({
  providers: [
    {
      provide: PaymentProvider,
      inject: [CONFIG],
      useFactory: ({ paypal }: Config) => (paypal ? new PaypalProvider(paypal) : new NoProvider()),
    },
  ],
  exports: [PaymentProvider],
})
export class ProviderModule {}
