import { readFileSync } from 'node:fs';
import { withSourceLines } from './source-lines.js';

const compiled = import.meta.url;

it('names the line of the source', () => {
  const lines = readFileSync(new URL(compiled), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith('const compiled')) + 1;
  const stack = withSourceLines(`Error: here\n    at run (${compiled}:${line}:7)`);
  expect(stack).toMatch(/libs\/server-kit\/src\/log\/source-lines\.spec\.ts:4:\d+/);
  expect(stack).not.toContain('/dist/log/source-lines.spec.js');
});

it('leaves frames without a map as they are', () => {
  const stack = 'Error: x\n    at f (file:///nowhere/at-all.js:1:2)\n    at node:internal/timers:1:2';
  expect(withSourceLines(stack)).toBe(stack);
});
