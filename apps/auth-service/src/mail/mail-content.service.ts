import type { RenderedMail } from '@giftwell/mail-templates';
import { CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../accounts/accounts.service.js';
import type { Config } from '../config.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { mailOf } from './mail-props.js';
import type { MailEntity } from './mail.entity.js';

/** Renders mails with the links of their reader. */
@Injectable()
export class MailContentService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tokens: TokensService,
    private readonly preferences: PreferencesService,
  ) {}

  async of(
    mail: MailEntity,
    user: Account | null,
  ): Promise<RenderedMail & { headers: Record<string, string> }> {
    // Loaded with the first mail, because React takes memory that an idle service doesn't need.
    const { renderMail } = await import('@giftwell/mail-templates');
    const sending = {
      ...{ user, publicUrl: this.config.PUBLIC_URL },
      withOrderBy: await this.preferences.wants(mail, 'order_by'),
      tokenOf: (id: string) => this.tokens.valueOf(id),
    };
    const list = (await this.preferences.firstWanted(mail)) ?? mail.list;
    const leave = list && this.preferences.linksOf(mail, list);
    const rendered = await renderMail(mailOf(mail, sending), leave?.page);
    return { ...rendered, headers: { 'Auto-Submitted': 'auto-generated', ...(leave && leaving(leave)) } };
  }
}

/** Headers for the unsubscribe button of mail programs (RFC 8058). */
const leaving = ({ oneClick }: { oneClick: string }) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
