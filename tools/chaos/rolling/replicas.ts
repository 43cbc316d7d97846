import { answers, type Balance } from '../../stack/stack.ts';
import { freePort } from '../../stack/system/ports.ts';
import { ready, SupervisedProcess } from '../../stack/system/processes.ts';
import { Balancer } from './balancer.ts';

/** One process of an app, and the port that its balancer passes connections to. */
interface Replica {
  process: SupervisedProcess;
  port: number;
}

const portOf = ({ spec: { env = {}, name } }: SupervisedProcess) =>
  Number(name === 'gateway' ? env.PORT : env.RPC_PORT);

/** Starts another process like this one on ports of its own. */
async function successorOf({ spec }: SupervisedProcess, signal: AbortSignal): Promise<Replica> {
  const [port, healthPort] = [await freePort(), await freePort()];
  const isGateway = spec.name === 'gateway';
  const ports = isGateway ? { PORT: port } : { RPC_PORT: port, HEALTH_PORT: healthPort };
  const env = {
    ...spec.env,
    ...Object.fromEntries(Object.entries(ports).map(([key, value]) => [key, `${value}`])),
  };
  const process = new SupervisedProcess({ ...spec, env });
  await ready(process, () => answers(isGateway ? port : healthPort), { signal });
  return { process, port };
}

/** The processes of each app of a stack, behind a balancer. */
export class Replicas {
  #balancers = new Map<string, Balancer>();
  #all = new Map<string, Replica[]>();

  /** For the start of the stack, which has one process of each app. */
  readonly balance: Balance = async (app, port, processPort) => {
    const balancer = new Balancer([processPort]);
    this.#balancers.set(app, balancer);
    await balancer.listen(port);
  };

  /** Starts a second process of each app. */
  async double(processes: SupervisedProcess[], signal: AbortSignal): Promise<void> {
    for (const process of processes) {
      this.#all.set(process.name, [{ process, port: portOf(process) }]);
      await this.add(process.name, signal);
    }
  }

  get apps(): string[] {
    return [...this.#all.keys()];
  }

  /** Starts another process of an app, which gets connections when it is ready. */
  async add(app: string, signal: AbortSignal): Promise<void> {
    const replicas = this.#of(app);
    replicas.push(await successorOf(replicas[0]!.process, signal));
    this.#balancers.get(app)!.targets = replicas.map(({ port }) => port);
  }

  /** Gives the oldest process of an app no new connections; the returned function stops it, or kills it. */
  retire(app: string): (signal?: NodeJS.Signals) => Promise<void> {
    const { process } = this.#of(app).shift()!;
    this.#balancers.get(app)!.targets = this.#of(app).map(({ port }) => port);
    return (signal) => process.stop(signal);
  }

  /** Kills the oldest process of an app. Nobody tells its balancer. */
  async kill(app: string): Promise<void> {
    await this.#of(app).shift()!.process.stop('SIGKILL');
  }

  /** Freezes the oldest process of an app. Nobody tells its balancer. */
  freeze(app: string): void {
    this.#of(app)[0]!.process.freeze();
  }

  async stop(): Promise<void> {
    // The gateway first, so that it calls no stopped service.
    const apps = this.apps.sort((app) => (app === 'gateway' ? -1 : 1));
    for (const app of apps) await Promise.all(this.#of(app).map(({ process }) => process.stop()));
  }

  close(): void {
    for (const balancer of this.#balancers.values()) balancer.close();
  }

  #of(app: string): Replica[] {
    const found = this.#all.get(app);
    if (!found || !this.#balancers.has(app)) throw new Error(`${app} has no balancer`);
    return found;
  }
}
