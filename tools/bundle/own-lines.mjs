import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * A source map, as JSON, with the sources that `isOwn` says yes to: Node keeps the map in memory, and packages are nine tenths
 * of it. Where a package begins, one segment says that no source is known.
 */
export function ownLines(text, isOwn) {
  const map = JSON.parse(text);
  const kept = map.sources.filter(isOwn);
  const numberOf = map.sources.map((source) => kept.indexOf(source));
  let known = true;
  const own = ([column, source, line, at]) => {
    const number = source === undefined ? -1 : numberOf[source];
    const wasKnown = known;
    known = number >= 0;
    if (known) return [[column, number, line, at]];
    return wasKnown ? [[column]] : [];
  };
  const mappings = decode(map.mappings).map((segments) => {
    // Each line begins anew.
    known = true;
    return segments.flatMap(own);
  });
  return JSON.stringify({ ...map, sources: kept, names: [], mappings: encode(mappings) });
}
