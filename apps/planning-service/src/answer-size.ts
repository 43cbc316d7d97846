/** An RPC answer may have a million bytes; some are reserved for the fields around the rows. */
const maxBytes = 950_000;
const maxBytesPerChar = 3;

const bytesOf = (row: unknown) => Buffer.byteLength(JSON.stringify(row)) + 1;

/** The first rows that fit into one answer. */
export function truncateToFrame<T>(rows: T[]): T[] {
  if (JSON.stringify(rows).length * maxBytesPerChar <= maxBytes) return rows;
  let left = maxBytes;
  const last = rows.findIndex((row) => (left -= bytesOf(row)) < 0);
  return last === -1 ? rows : rows.slice(0, last);
}
