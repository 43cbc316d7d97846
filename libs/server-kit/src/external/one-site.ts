import { connect, type Socket } from 'node:net';
import { ExternalNetwork } from './external-network.js';

/** The address of example.com, which is public. */
const somePublicAddress = '93.184.215.14';

/** For tests: a network where every name belongs to one server of the test, which speaks HTTP without encryption. */
export class OneSite extends ExternalNetwork {
  constructor(private readonly url: URL) {
    super();
  }

  resolve(): Promise<string[]> {
    return Promise.resolve([somePublicAddress]);
  }

  connect(): Socket {
    return connect({ host: this.url.hostname, port: Number(this.url.port || 80) });
  }

  encrypt(socket: Socket): Socket {
    return socket;
  }
}
