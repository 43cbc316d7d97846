import { unauthenticated } from '@giftwell/contracts/core/error';
import type { AnyCall } from '@giftwell/server-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../ledger/audit.service.js';
import { PaymentProvider, type SignedMessage } from '../provider/payment-provider.service.js';

/** The signatures of the provider's messages. */
@Injectable()
export class MessageSignaturesService {
  constructor(
    private readonly db: DataSource,
    private readonly provider: PaymentProvider,
    private readonly audit: AuditService,
  ) {}

  /** Throws `wrong_signature` unless the provider confirms that it sent the message. */
  async mustBeGenuine(message: SignedMessage, call: AnyCall): Promise<void> {
    if (isJson(message.body) && (await this.provider.isGenuine(message))) return;
    await this.audit.note(this.db.manager, { action: 'webhook', result: 'refused', actor: call });
    throw unauthenticated('wrong_signature', 'The signature is wrong');
  }
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
