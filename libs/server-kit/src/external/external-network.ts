import { Injectable } from '@nestjs/common';
import { Resolver } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';

/** How servers of others are reached. It checks nothing: `connectToPublicHost` does. */
export abstract class ExternalNetwork {
  /** All addresses of a name; rejects if there are none. */
  abstract resolve(host: string): Promise<string[]>;
  abstract connect(address: string, port: number): Socket;
  /** The connection encrypted, to a server that proves that it has this name. */
  abstract encrypt(socket: Socket, host: string): Duplex;
}

@Injectable()
export class Internet extends ExternalNetwork {
  /** Asks name servers only: names in the machine's own list of hosts are inner ones. */
  async resolve(host: string): Promise<string[]> {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (addresses.length === 0) throw new Error('The name has no address');
    return addresses;
  }

  connect(address: string, port: number): Socket {
    return connect({ host: address, port });
  }

  encrypt(socket: Socket, host: string): Duplex {
    return connectTls({ socket, servername: isIP(host) ? '' : host });
  }
}
