import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

interface SourceMap {
  sources: string[];
  mappings: string;
}

/**
 * A source map, as JSON, with the sources that `isOwn` says yes to: Node keeps the map in memory, and packages are nine tenths
 * of it. Where a package begins, one segment says that no source is known.
 */
export function ownLines(text: string, isOwn: (source: string) => boolean) {
  const map = JSON.parse(text) as SourceMap;
  const kept = map.sources.filter(isOwn);
  const numberOf = map.sources.map((source) => kept.indexOf(source));
  let known = true;
  const own = ([column, source, line = 0, at = 0]: SourceMapSegment): SourceMapSegment[] => {
    const number = source === undefined ? -1 : (numberOf[source] ?? -1);
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
