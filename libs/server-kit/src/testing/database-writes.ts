import type { Socket } from 'node:net';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

type Writes = Pick<Socket, '_write' | '_writev'>;

/** The lowest count of three runs, because other work of the service only adds to it. */
export async function fewestWritesToDatabase(db: DataSource, work: () => Promise<unknown>): Promise<number> {
  let fewest = Infinity;
  for (let run = 0; run < 3; run += 1) fewest = Math.min(fewest, await writesToDatabase(db, work));
  return fewest;
}

/** How often `work` writes to its Postgres connections: one write is one round trip. */
export async function writesToDatabase(db: DataSource, work: () => Promise<unknown>): Promise<number> {
  const pool = (db.driver as unknown as { master: Pool }).master;
  const watched = new Set<Writes>();
  let writes = 0;
  const watch = (client: unknown) => {
    const { stream } = (client as { connection: { stream: Socket } }).connection;
    if (watched.has(stream)) return;
    watched.add(stream);
    const { _write, _writev } = stream;
    stream._write = (...args) => {
      writes += 1;
      _write.apply(stream, args);
    };
    stream._writev = (...args) => {
      writes += 1;
      _writev!.apply(stream, args);
    };
  };
  pool.on('acquire', watch);
  try {
    await work();
    return writes;
  } finally {
    pool.off('acquire', watch);
    for (const stream of watched) {
      Reflect.deleteProperty(stream, '_write');
      Reflect.deleteProperty(stream, '_writev');
    }
  }
}
