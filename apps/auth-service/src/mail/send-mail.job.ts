import { Inject } from '@nestjs/common';
import { count, JobHandler, LOGGER, type Finish, type Logger, type Runs } from '@giftwell/server-kit';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { MailDeliveryService, type Reader } from './mail-delivery.service.js';
import { MailLimitsService } from './mail-limits.service.js';
import { AddressRefused, MailRefused } from './mail-transport.js';
import type { MailEntity, MailState } from './mail.entity.js';
import { isFinalMail, MailsService, sendMail } from './mails.service.js';

const minutes = (count: number) => count * 60_000;
/** Delays after failed attempts; in total a mail is retried for three days. */
const pauses = [0.5, 2, 5, 15, 60, 240, 720, 1_440, 1_440].map(minutes);

/** The result of an attempt, stored in one transaction with the job's mark. */
type Outcome = (tx: EntityManager) => Promise<void>;

@JobHandler(sendMail)
export class SendMail implements Runs<typeof sendMail> {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly mails: MailsService,
    private readonly limits: MailLimitsService,
    private readonly delivery: MailDeliveryService,
  ) {}

  async run({ mailId }: z.output<typeof sendMail.data>, finish: Finish): Promise<void> {
    const mail = await this.mails.findWaiting(mailId);
    if (mail) await finish(await this.attempt(mail));
  }

  private async attempt(mail: MailEntity): Promise<Outcome> {
    const settle = (state: MailState, sentTo?: string): Outcome => {
      count('giftwell_mails_total', { state });
      return async (tx) => {
        const isKnown = await this.mails.settle(tx, mail.id, state, sentTo);
        // The account was deleted while this copy was written, perhaps after the others were deleted.
        if (!isKnown && state === 'sent') await this.delivery.deleteCopy(mail);
      };
    };
    if (this.mails.isLate(mail)) return settle('expired');
    if (await this.limits.isUnwanted(mail)) return settle('unwanted');
    const reader = await this.delivery.readerOf(mail);
    if (!reader || (await this.limits.isSuppressed(reader.address))) return settle('suppressed');
    const waitMs = await this.limits.waitMs(mail, reader.address);
    if (waitMs > 0) return (tx) => this.mails.postpone(tx, mail.id, waitMs);
    if (await this.delivery.linkEnded(mail)) return settle('expired');
    try {
      await this.delivery.send(mail, reader);
      return settle('sent', reader.address.toLowerCase());
    } catch (error) {
      return this.afterFailure(mail, reader, error);
    }
  }

  private afterFailure(mail: MailEntity, { address }: Reader, error: unknown): Outcome {
    const { id, template, attempts } = mail;
    const about = { err: error, mailId: id, template };
    if (error instanceof AddressRefused) {
      this.logger.warn(about, 'Mail rejected; address suppressed');
      count('giftwell_mails_total', { state: 'refused' });
      return async (tx) => {
        if (!isFinalMail(mail)) await this.limits.suppress(tx, address, String(error.responseCode));
        await this.mails.settle(tx, id, 'suppressed');
      };
    }
    const pauseMs = error instanceof MailRefused ? undefined : pauses[attempts];
    if (pauseMs === undefined) {
      this.logger.error(about, 'Mail not sent after its last attempt');
      count('giftwell_mails_total', { state: 'failed' });
      return async (tx) => void (await this.mails.settle(tx, id, 'failed'));
    }
    this.logger.warn({ ...about, pauseMs }, 'Mail not sent; trying again later');
    return (tx) => this.mails.retry(tx, id, pauseMs);
  }
}
