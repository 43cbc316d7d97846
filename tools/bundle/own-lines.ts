import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

interface SourceMap {
  sources: string[];
  mappings: string;
}

/**
 * Reduces a source map, as JSON, to the sources accepted by `isOwn`: Node keeps the map in memory, and packages are
 * nine tenths of it. Where a package begins, one segment without a source is added.
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
    // Each line starts over.
    known = true;
    return segments.flatMap(own);
  });
  return JSON.stringify({ ...map, sources: kept, names: [], mappings: encode(mappings) });
}
