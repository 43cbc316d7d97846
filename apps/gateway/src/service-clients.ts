import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { CONFIG, RpcClient, type Address } from '@giftwell/server-kit';
import { connect } from 'node:net';
import type { Config } from './config.js';

/** One RPC client for each service that we know an address of. */
@Injectable()
export class ServiceClients implements OnApplicationShutdown {
  private readonly clients = new Map<ServiceName, RpcClient>();
  private readonly addresses: Map<ServiceName, Address>;

  constructor(@Inject(CONFIG) config: Config) {
    this.addresses = new Map<ServiceName, Address>([
      ['auth', config.AUTH_RPC],
      ['gift-ai', config.GIFT_AI_RPC],
    ]);
    for (const [service, address] of this.addresses) {
      this.clients.set(service, new RpcClient(service, address, { caller: 'gateway', key: config.RPC_KEY }));
    }
  }

  of(service: ServiceName): RpcClient {
    const client = this.clients.get(service);
    if (!client) throw new Error(`No address is configured for ${service}`);
    return client;
  }

  /** For each service, whether somebody listens there. */
  checks(): Record<string, () => Promise<unknown>> {
    return Object.fromEntries(
      [...this.addresses].map(([service, address]) => [service, () => reach(address)]),
    );
  }

  onApplicationShutdown(): void {
    for (const client of this.clients.values()) client.close();
  }
}

const reach = ({ host, port }: Address) =>
  new Promise<void>((done, fail) => {
    const socket = connect({ host, port, timeout: 900 }, () => {
      socket.destroy();
      done();
    });
    socket.on('timeout', () => socket.destroy(new Error('timeout')));
    socket.on('error', fail);
  });
