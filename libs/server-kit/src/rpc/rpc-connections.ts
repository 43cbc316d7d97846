import { signCall } from '../handlers/call.js';
import { RpcConnection, type TcpAddress } from './rpc-connection.js';
import { pingPattern } from './rpc-server.js';

const connectionsToAService = 4;
/** Calls on one connection are sent in one write; with more than this, a slow answer would delay too many. */
const sharedByFew = 8;
/** While nothing answers, each connection is replaced after this time at the latest. */
const maxReplaceMs = 10_000;
/** Pings end so long after the last call. */
const unusedMs = 5_000;
/** For the choice of a connection, a millisecond of silence counts as so many running calls. */
const perSilentMs = 1_000;
/** More than any silence: a connection without any answer yet comes last. */
const neverHeard = 1e9;

export interface RpcCaller {
  /** The caller's name in the services' RPC_TRUSTED_KEYS. */
  caller: string;
  /** 64 hex digits. */
  key: string;
}

/** When a process counts as slow, and when as frozen, in ms without an answer to a ping. */
interface PingTimes {
  /** How often each connection is pinged while the client is in use. */
  everyMs: number;
  /** After this, new calls prefer other connections. */
  doubtMs: number;
  /** After this, a new connection takes its place when it has answered. */
  replaceMs: number;
  /** For so long calls wait for a connection that answers, before they use another. */
  waitMs: number;
  /** After this, its calls fail or are repeated, if another process answers. */
  lostMs: number;
}

const usualTimes: PingTimes = { everyMs: 200, doubtMs: 400, replaceMs: 1_000, waitMs: 1_400, lostMs: 2_000 };

export interface RpcTimes {
  /** The time in ms. */
  now?: () => number;
  pings?: PingTimes;
}

/**
 * The connections of a client to a service, which may have several processes. The event loop of a process answers pings
 * also while its calls take long, so a process that answers none is frozen, or its machine is gone.
 */
export class RpcConnections {
  private readonly places: RpcConnection[];
  /** For each place that needs it, a new connection that must answer first. */
  private readonly replacements: (RpcConnection | undefined)[] = [];
  /** They get no new calls; their running ones are awaited. */
  private readonly leaving = new Set<RpcConnection>();
  private readonly waiting = new Set<() => void>();
  private current = 0;
  private timer: NodeJS.Timeout | undefined;
  private usedAt = 0;
  private lookedAt = -Infinity;
  private heardAt = 0;
  private frozen = false;
  private closed = false;
  private readonly now: () => number;
  private readonly times: PingTimes;

  constructor(
    private readonly address: TcpAddress,
    private readonly identity: RpcCaller,
    { now = Date.now, pings = usualTimes }: RpcTimes = {},
  ) {
    this.now = now;
    this.times = pings;
    this.places = Array.from({ length: connectionsToAService }, () => this.another());
  }

  /** False after closing, and from a missed deadline on while no process answers: calls then fail at once. */
  get canCall(): boolean {
    return !this.closed && !this.frozen;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    for (const connection of this.all()) connection.drop();
    for (const over of this.waiting) over();
  }

  /** While no connection is known to lead to a process that answers, waits until one sends something or closes. */
  ready(deadline: number): Promise<void> | undefined {
    this.use();
    if (this.places.some((connection) => this.doubt(connection) === 0)) return undefined;
    for (const connection of this.places) this.ping(connection);
    return new Promise((done) => {
      const over = () => {
        clearTimeout(timer);
        this.waiting.delete(over);
        done();
      };
      const timer = setTimeout(over, Math.min(this.times.waitMs, deadline - Date.now()));
      this.waiting.add(over);
    });
  }

  /**
   * The connection of the last call while its frame is unsent, so that simultaneous calls share a write; otherwise the
   * one with the fewest running calls, each in turn when several have as few.
   */
  next(): RpcConnection {
    const last = this.places[this.current]!;
    if (last.isSending && last.pending < sharedByFew && this.doubt(last) === 0) return last;
    let best = (this.current + 1) % connectionsToAService;
    for (let step = 2; step <= connectionsToAService; step += 1) {
      const other = (this.current + step) % connectionsToAService;
      if (this.load(other) < this.load(best)) best = other;
    }
    this.current = best;
    return this.places[best]!;
  }

  /** No new calls use the connection; running calls are awaited. */
  leave(connection: RpcConnection): void {
    const at = this.places.indexOf(connection);
    if (at === -1) return;
    this.replacements[at]?.drop();
    this.replace(at, this.another());
    this.ping(this.places[at]!);
  }

  /** Called after a missed deadline. */
  missed(): void {
    if (this.now() - this.heardAt >= this.times.lostMs) this.frozen = true;
  }

  private another(): RpcConnection {
    const connection: RpcConnection = new RpcConnection(this.address, this.now, () => {
      this.heardAt = this.now();
      this.frozen = false;
      const at = this.replacements.indexOf(connection);
      if (at !== -1 && connection.hasResponded) this.replace(at, connection);
      for (const over of this.waiting) over();
    });
    return connection;
  }

  private all(): RpcConnection[] {
    const replacements = this.replacements.filter((connection) => connection !== undefined);
    return [...this.places, ...replacements, ...this.leaving];
  }

  private load(place: number): number {
    const connection = this.places[place]!;
    return connection.pending + this.doubt(connection);
  }

  private doubt({ hasResponded, silentMs }: RpcConnection): number {
    const silence = silentMs >= this.times.doubtMs ? silentMs * perSilentMs : 0;
    return hasResponded ? silence : neverHeard + silence;
  }

  private use(): void {
    this.usedAt = this.now();
    if (this.timer) return;
    this.heardAt = this.usedAt;
    // What is known from before may have changed.
    for (const connection of this.places) connection.hasResponded = false;
    this.timer = setInterval(() => this.look(), this.times.everyMs).unref();
    this.look();
  }

  /** Replaces and gives up connections, and pings all. */
  private look(): void {
    const now = this.now();
    // Otherwise this process itself was busy, and answers wait to be read.
    const wasOnTime = now - this.lookedAt < 3 * this.times.everyMs;
    this.lookedAt = now;
    if (wasOnTime) {
      for (let at = 0; at < connectionsToAService; at += 1) this.renew(at, now);
      this.giveUpLost();
    }
    for (const connection of this.leaving) if (connection.pending === 0) this.leaving.delete(connection);
    for (const connection of this.all()) this.ping(connection);
    if (this.isUnused(now)) this.timer = void clearInterval(this.timer);
  }

  /** Opens a new connection for an old or silent one; it takes its place when it has answered. */
  private renew(at: number, now: number): void {
    const connection = this.places[at]!;
    const next = this.replacements[at];
    const isSilent = (one: RpcConnection) => this.isSilent(one, now);
    if (!connection.isOld && !isSilent(connection)) {
      next?.drop();
      this.replacements[at] = undefined;
    } else if (!next || isSilent(next)) {
      next?.drop();
      this.replacements[at] = this.another();
    }
  }

  private replace(at: number, next: RpcConnection): void {
    const connection = this.places[at]!;
    this.places[at] = next;
    this.replacements[at] = undefined;
    this.leaving.add(connection);
    connection.leave();
  }

  /** While nothing answers at all, connections are replaced less and less often. */
  private isSilent({ silentMs }: RpcConnection, now: number): boolean {
    return silentMs >= Math.min(Math.max(this.times.replaceMs, (now - this.heardAt) / 2), maxReplaceMs);
  }

  /**
   * Another process answers when another connection answers a ping that was sent clearly later: one process answers
   * both at once, however long it was busy. Calls wait while nothing else answers.
   */
  private giveUpLost(): void {
    const all = this.all();
    const lastAnswered = Math.max(...all.map(({ answeredPingAt }) => answeredPingAt));
    const { lostMs, replaceMs } = this.times;
    for (const connection of all)
      if (connection.silentMs >= lostMs && lastAnswered >= connection.silentSince + replaceMs)
        connection.drop();
  }

  private isUnused(now: number): boolean {
    return !this.frozen && now - this.usedAt >= unusedMs && this.all().every(({ pending }) => pending === 0);
  }

  private ping(connection: RpcConnection): void {
    if (connection.isPinged) return;
    const { caller, key } = this.identity;
    const call = {
      userId: null,
      sessionId: null,
      requestId: 'ping',
      deadline: Date.now() + this.times.lostMs,
    };
    connection.ping(signCall(caller, key, pingPattern, '{}', call));
  }
}
