import type { OnApplicationShutdown } from '@nestjs/common';
import type { ServiceName } from '@giftwell/contracts/core/route';
import { connect } from 'node:net';
import { RpcClient } from './rpc-client.js';
import { inProcess, type Address } from '../config.js';
import { InProcessClient } from './in-process-client.js';
import { inThisProcess } from './in-process-server.js';
import type { TcpAddress } from './rpc-connection.js';
import type { RpcCaller } from './rpc-connections.js';
import type { ServiceClient } from './service-client.js';

/** The addresses of the services that a process may call. */
export type Addresses = Partial<Record<ServiceName, Address>>;

/** One client for each service that this process may call. */
export class ServiceClients implements OnApplicationShutdown {
  private readonly clients: Map<ServiceName, ServiceClient>;

  constructor(
    private readonly addresses: Addresses,
    identity: RpcCaller,
  ) {
    this.clients = new Map(
      Object.entries(addresses).map(([name, address]) => {
        const service = name as ServiceName;
        return [service, clientOf(service, address, identity)];
      }),
    );
  }

  of(service: ServiceName): ServiceClient {
    const client = this.clients.get(service);
    if (!client) throw new Error(`No address is configured for ${service}`);
    return client;
  }

  /** Checks for each service whether it accepts calls. */
  checks(): Record<string, () => Promise<unknown>> {
    return Object.fromEntries(
      Object.entries(this.addresses).map(([service, address]) => [
        service,
        () => (address === inProcess ? isHere(service as ServiceName) : reach(address)),
      ]),
    );
  }

  onApplicationShutdown(): void {
    for (const client of this.clients.values()) client.close();
  }
}

const clientOf = (service: ServiceName, address: Address, identity: RpcCaller): ServiceClient =>
  address === inProcess
    ? new InProcessClient(service, identity.caller)
    : new RpcClient(service, address, identity);

const isHere = async (service: ServiceName) => {
  if (!inThisProcess(service)) throw new Error('stopped');
};

const reach = ({ host, port }: TcpAddress) =>
  new Promise<void>((done, fail) => {
    const socket = connect({ host, port, timeout: 900 }, () => {
      socket.destroy();
      done();
    });
    socket.on('timeout', () => socket.destroy(new Error('timeout')));
    socket.on('error', fail);
  });
