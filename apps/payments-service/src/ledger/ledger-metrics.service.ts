import { addGaugeReader, Clock, CONFIG } from '@giftwell/server-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config.js';
import { LedgerService, type Balances } from './ledger.service.js';

/** A sample goes through the whole ledger, so it isn't made each time that Prometheus asks. */
const keptMs = 300_000;

interface LedgerSample {
  balances: Balances;
  problems: number;
}

/** Shows the ledger's balances to Prometheus, and how many groups differ from it. */
@Injectable()
export class LedgerMetricsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private remove: (() => void) | undefined;
  private last: { at: number; sample: Promise<LedgerSample> } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.METRICS_PORT === 0 || this.config.ROLE === 'rpc') return;
    this.remove = addGaugeReader(async () => {
      const { balances, problems } = await this.latest();
      return {
        giftwell_ledger_cents: Object.entries(balances).map(([account, value]) => ({
          labels: { account },
          value,
        })),
        giftwell_ledger_differing_groups: [{ labels: {}, value: problems }],
      };
    });
  }

  onApplicationShutdown(): void {
    this.remove?.();
  }

  private latest(): Promise<LedgerSample> {
    const at = this.clock.now().getTime();
    if (!this.last || at - this.last.at >= keptMs) {
      const sample = this.read();
      this.last = { at, sample };
      sample.catch(() => (this.last = undefined));
    }
    return this.last.sample;
  }

  private async read(): Promise<LedgerSample> {
    const [balances, problems] = await Promise.all([this.ledger.balances(), this.ledger.problems()]);
    return { balances, problems: problems.length };
  }
}
