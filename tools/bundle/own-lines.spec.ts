import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { ownLines } from './own-lines.ts';

const isOwn = (source: string) => source.startsWith('apps/');
const mapOf = (sources: string[], mappings: SourceMapSegment[][]) =>
  JSON.stringify({ version: 3, sources, names: [], mappings: encode(mappings) });

it('keeps the lines of our own sources under their new numbers', () => {
  const text = mapOf(['packages/one.js', 'apps/two.ts'], [[[0, 1, 4, 2]], [[0, 0, 0, 0]], [[8, 1, 5, 0]]]);
  const map = JSON.parse(ownLines(text, isOwn)) as { sources: string[]; mappings: string };
  expect(map.sources).toEqual(['apps/two.ts']);
  expect(decode(map.mappings)).toEqual([[[0, 0, 4, 2]], [[0]], [[8, 0, 5, 0]]]);
});

it('says once where a package begins, so that it is not taken for what stands before it', () => {
  const line: SourceMapSegment[] = [
    [0, 1, 4, 2],
    [10, 0, 0, 0],
    [20, 0, 0, 9],
    [30, 1, 6, 0],
  ];
  const map = JSON.parse(ownLines(mapOf(['packages/one.js', 'apps/two.ts'], [line]), isOwn)) as {
    mappings: string;
  };
  expect(decode(map.mappings)).toEqual([[[0, 0, 4, 2], [10], [30, 0, 6, 0]]]);
});
