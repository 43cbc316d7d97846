import { CONFIG } from '@giftwell/server-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import type { Config } from '../config.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { WebPushModule } from '../web-push/web-push.module.js';
import { FolderTransport } from './folder-transport.js';
import { LinkMailsService } from './link-mails.service.js';
import { MailContentService } from './mail-content.service.js';
import { MailDeliveryService } from './mail-delivery.service.js';
import { MailLimitsService } from './mail-limits.service.js';
import { MailTransport } from './mail-transport.js';
import { MailsService } from './mails.service.js';
import { OnMailRequested } from './on-mail-requested.js';
import { DeleteMailCopies } from './delete-mail-copies.job.js';
import { SendMail } from './send-mail.job.js';
import { SmtpTransport } from './smtp-transport.js';

const transportOf = ({ SMTP_URL, MAIL_FOLDER, MAIL_FROM }: Config): MailTransport =>
  SMTP_URL ? new SmtpTransport(SMTP_URL, MAIL_FROM) : new FolderTransport(MAIL_FOLDER, MAIL_FROM);

@Module({
  imports: [AccountsModule, PreferencesModule, TokensModule, WebPushModule],
  providers: [
    { provide: MailTransport, useFactory: transportOf, inject: [CONFIG] },
    LinkMailsService,
    MailContentService,
    MailDeliveryService,
    MailLimitsService,
    MailsService,
    OnMailRequested,
    DeleteMailCopies,
    SendMail,
  ],
  exports: [LinkMailsService, MailLimitsService, MailsService],
})
export class MailModule {}
