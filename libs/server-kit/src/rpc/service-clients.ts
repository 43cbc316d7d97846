import type { OnApplicationShutdown } from '@nestjs/common';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { connect } from 'node:net';
import { RpcClient, type RpcCaller } from './rpc-client.js';
import type { Address } from './rpc-connection.js';

/** The addresses of the services that a process may call. */
export type Addresses = Partial<Record<ServiceName, Address>>;

/** One RPC client for each service that this process may call. */
export class ServiceClients implements OnApplicationShutdown {
  private readonly clients: Map<ServiceName, RpcClient>;

  constructor(
    private readonly addresses: Addresses,
    identity: RpcCaller,
  ) {
    this.clients = new Map(
      Object.entries(addresses).map(([name, address]) => {
        const service = name as ServiceName;
        return [service, new RpcClient(service, address, identity)];
      }),
    );
  }

  of(service: ServiceName): RpcClient {
    const client = this.clients.get(service);
    if (!client) throw new Error(`No address is configured for ${service}`);
    return client;
  }

  /** For each service, whether it accepts connections. */
  checks(): Record<string, () => Promise<unknown>> {
    return Object.fromEntries(
      Object.entries(this.addresses).map(([service, address]) => [service, () => reach(address)]),
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
