import { entriesMax, titleMax, type Skipped } from '../calendar-entry.js';
import { DateOrders } from '../dates/date-order.js';
import { dateIn } from '../dates/written-dates.js';
import { linesOf } from './lines.js';

const edges = /^[\s.:;,–—_•·*#>|\t-]+|[\s:;,–—_•·*#>|\t-]+$/gu;
const headingEnd = /[:：]\s*$/;
const listNumber = /^\s*\d{1,3}[.)]\s+(?=\p{L})/u;

/** Reads lines such as `Rosa, May 3`. A line that ends with a colon is a heading for those below it. */
export function readLines(
  text: Iterable<string>,
  thisYear: number,
  skipped: Skipped,
): { orders: DateOrders; total: number } {
  const orders = new DateOrders();
  let total = 0;
  let heading = '';
  for (const raw of linesOf(text)) {
    const line = raw.replace(listNumber, '').trim().slice(0, titleMax);
    if (!line) continue;
    const written = dateIn(line, thisYear);
    if (!written && headingEnd.test(line)) {
      heading = line.replace(headingEnd, '');
      continue;
    }
    total += 1;
    if (total > entriesMax) skipped.overLimit += 1;
    else if (!written) skipped.withoutDate += 1;
    else {
      const parts = [line.slice(0, written.start), line.slice(written.end)];
      const title = parts
        .map((part) => part.replace(edges, ''))
        .filter(Boolean)
        .join(' – ');
      if (!title) skipped.withoutTitle += 1;
      else orders.add({ title: headed(title, heading), written, yearly: false, assumed: 'birthday' });
    }
  }
  return { orders, total };
}

/** A heading counts only where it names an occasion, which the reader of titles finds out. */
const headed = (title: string, heading: string) => (heading ? `${title} (${heading})` : title);
