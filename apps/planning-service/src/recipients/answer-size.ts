/** One answer over RPC holds a million characters; some are kept for what stands around the rows. */
const most = 950_000;

/** In a frame the text is a string once more, in which quotes and backslashes count twice. */
const weightOf = (row: unknown) => JSON.stringify(JSON.stringify(row)).length;

/** As many of these, from the first one on, as fit one answer. */
export function whatFits<T>(rows: T[]): T[] {
  if (JSON.stringify(rows).length * 2 <= most) return rows;
  let left = most;
  const last = rows.findIndex((row) => (left -= weightOf(row)) < 0);
  return last === -1 ? rows : rows.slice(0, last);
}
