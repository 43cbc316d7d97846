import { createServer, connect, type Server, type Socket } from 'node:net';

/** Passes TCP connections on to the processes of one app in turn, as a Service of Kubernetes does. */
export class Balancer {
  #server: Server;
  #sockets = new Set<Socket>();
  #next = 0;
  /** The ports that new connections go to. */
  targets: number[];

  constructor(targets: number[]) {
    this.targets = targets;
    this.#server = createServer((incoming) => this.#pass(incoming));
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((done, fail) => this.#server.once('error', fail).listen(port, '127.0.0.1', done));
  }

  close() {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #pass(incoming: Socket) {
    this.#next += 1;
    const port = this.targets[this.#next % this.targets.length];
    if (port === undefined) return void incoming.destroy();
    const outgoing = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    incoming.setNoDelay(true);
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.end();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  }
}
