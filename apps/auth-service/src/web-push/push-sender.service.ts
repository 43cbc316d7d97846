import type { DeviceNotification } from '@giftwell/contracts/auth/notifications';
import { callProvider, Clock, CONFIG, connectToPublicHost, ExternalNetwork } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { request } from 'node:http';
import type { RequestDetails } from 'web-push';
import type { Config } from '../config.js';
import type { PushDeviceEntity } from './push-device.entity.js';
import { vapidKeysOf, type VapidKeys } from './vapid-keys.js';

/** `gone`: the subscription has ended; `refused`: a retry won't help; `failed`: it may; `late`: not sent. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'failed' | 'late';

const timeoutMs = 10_000;
/** How long push services keep a message at most, in seconds. */
const maxTtl = 28 * 86_400;
/** Too many requests, and failures of the push service. */
const isPassing = (status: number) => status === 429 || status >= 500;

/** Sends encrypted messages to push services (RFC 8030, 8291 and 8292). */
@Injectable()
export class PushSenderService {
  private readonly keys: VapidKeys;
  private readonly subject: string;

  constructor(
    @Inject(CONFIG) { WEB_PUSH_KEY, PUBLIC_URL, MAIL_FROM }: Config,
    private readonly network: ExternalNetwork,
    private readonly clock: Clock,
  ) {
    this.keys = vapidKeysOf(WEB_PUSH_KEY);
    const address = MAIL_FROM.replace(/^.*</, '').replace('>', '');
    // Where operators of push services can complain.
    this.subject = PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${address}`;
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Rejects if the push service can't be reached. */
  async send(device: PushDeviceEntity, content: DeviceNotification, validUntil: Date): Promise<PushOutcome> {
    const leftMs = validUntil.getTime() - this.clock.now().getTime();
    if (leftMs <= 0) return 'late';
    const details = await this.encrypted(device, content, Math.floor(leftMs / 1_000));
    const status = await callProvider('web-push', () => this.post(details));
    if (status === 404 || status === 410) return 'gone';
    if (isPassing(status)) return 'failed';
    return status >= 200 && status < 300 ? 'taken' : 'refused';
  }

  private async encrypted(
    { endpoint, p256dh, auth }: PushDeviceEntity,
    content: DeviceNotification,
    seconds: number,
  ): Promise<RequestDetails> {
    // Loaded with the first notification: most processes send none.
    const { default: webPush } = await import('web-push');
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
      vapidDetails: { subject: this.subject, ...this.keys },
      TTL: Math.min(seconds, maxTtl),
      urgency: 'normal',
      topic: content.tag,
    });
  }

  /** Returns the status. The endpoint was chosen by a browser, so only public servers are asked. */
  private async post({ endpoint, method, headers, body }: RequestDetails): Promise<number> {
    const url = new URL(endpoint);
    const signal = AbortSignal.timeout(timeoutMs);
    const connection = await connectToPublicHost(this.network, url, signal);
    return new Promise((resolve, reject) => {
      const sent = request({
        ...{ createConnection: () => connection, signal, method, host: url.hostname },
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, host: url.host },
      });
      sent.once('error', reject).once('response', (answer) => {
        resolve(answer.statusCode!);
        answer.destroy();
      });
      sent.once('close', () => connection.destroy());
      sent.end(body);
    });
  }
}
