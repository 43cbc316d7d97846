import { createServer, connect, type Server, type Socket } from 'node:net';

/**
 * Passes TCP connections on to the processes of one app in turn, and to another one if a process refuses, as load
 * balancers do.
 */
export class Balancer {
  #server: Server;
  #sockets = new Set<Socket>();
  #next = 0;
  /** The ports that new connections go to. */
  targets: number[];

  constructor(targets: number[]) {
    this.targets = targets;
    this.#server = createServer((incoming) => {
      incoming.setNoDelay(true);
      this.#note(incoming);
      this.#pass(incoming, this.targets.length);
    });
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((done, fail) => this.#server.once('error', fail).listen(port, '127.0.0.1', done));
  }

  close() {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #note(socket: Socket) {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #pass(incoming: Socket, tries: number) {
    this.#next += 1;
    const port = this.targets[this.#next % this.targets.length];
    if (port === undefined || tries === 0) return void incoming.destroy();
    const outgoing = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    this.#note(outgoing);
    const passOn = () => this.#pass(incoming, tries - 1);
    outgoing.once('error', passOn);
    outgoing.once('connect', () => {
      outgoing.off('error', passOn);
      for (const [one, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.end());
      }
      if (incoming.destroyed) outgoing.destroy();
      incoming.pipe(outgoing).pipe(incoming);
    });
  }
}
