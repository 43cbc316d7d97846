/** The rest of a longer line is not read: no field that is used is as long. */
const lineMax = 20_000;

/** Lines of a text that comes in pieces, for any line ending, without those that are empty. */
export function* linesOf(pieces: Iterable<string>): Generator<string> {
  let open = '';
  for (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', from)) {
      if (at > from || open) yield* endedLine(open + piece.slice(from, Math.min(at, from + lineMax)));
      open = '';
      from = at + 1;
    }
    if (open.length < lineMax) open += piece.slice(from, from + lineMax);
  }
  if (open) yield* endedLine(open);
}

/** Files of old Macs end their lines with a carriage return alone. */
function* endedLine(line: string): Generator<string> {
  const whole = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (whole.includes('\r')) yield* whole.split('\r');
  else if (whole) yield whole;
}

/** Joins lines that were folded, as iCalendar and vCard do: the next one begins with a space. */
export function* unfolded(lines: Iterable<string>): Generator<string> {
  let open: string | null = null;
  for (const line of lines) {
    if (open !== null && (line.startsWith(' ') || line.startsWith('\t'))) {
      if (open.length < lineMax) open += line.slice(1);
    } else {
      if (open !== null) yield open;
      open = line;
    }
  }
  if (open !== null) yield open;
}

/** `DTSTART;TZID=Europe/Berlin:2026…` → name in capitals, parameters and value. */
export function propertyOf(line: string): { name: string; parameters: string; value: string } | null {
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '"') quoted = !quoted;
    else if (sign === ':' && !quoted) {
      const [name = '', ...parameters] = line.slice(0, at).split(';');
      return { name: name.toUpperCase(), parameters: parameters.join(';'), value: line.slice(at + 1) };
    }
  }
  return null;
}

/** Text in the encoding of old contacts and calendars: `=C3=A9` → `é`. */
export function fromQuotedPrintable(text: string, charset: string | undefined): string {
  const bytes: number[] = [];
  const plain = text.replace(/=\r?\n/g, '');
  for (let at = 0; at < plain.length; at += 1) {
    const code = /^=([0-9A-F]{2})/i.exec(plain.slice(at, at + 3))?.[1];
    if (code === undefined) bytes.push(...new TextEncoder().encode(plain[at]));
    else {
      bytes.push(Number.parseInt(code, 16));
      at += 2;
    }
  }
  const isLatin = /8859-1|1252/.test(charset ?? '');
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8').decode(Uint8Array.from(bytes));
}
