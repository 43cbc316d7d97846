import { transform } from 'esbuild';
import { runInNewContext } from 'node:vm';
import { hasNaming, namingClassesOnly } from './class-names.ts';

const source = `
  const first = (() => { class Note {} return Note; })();
  let Note = class Other {};
  class Quiet { static name = 'Loud'; }
  const anonymous = { Kept: class {} }.Kept;
  const arrow = () => 1;
  function declared(given) { function inner() { return arrow() + given; } return inner(); }
  [first, Note, Quiet, anonymous, arrow].map((one) => one.name).concat(declared(2)).join();`;

it('keeps the names of classes, and names no functions', async () => {
  const options = { keepNames: true, minify: true, lineLimit: 120, target: 'node20' };
  const { code } = await transform(source, options);
  expect(runInNewContext(code)).toBe('Note,Other,Loud,Kept,arrow,3');
  expect(hasNaming(code)).toBe(true);
  expect(runInNewContext(namingClassesOnly(code))).toBe('Note,Other,Loud,Kept,,3');
});

it('leaves what names nothing', () => {
  expect(hasNaming('let a=1')).toBe(false);
  expect(namingClassesOnly('let a=1;class b{static{c(this)}}')).toBe('let a=1;class b{static{c(this)}}');
  const broken = 'class b{static{c(this,"Na\\\nme")}}';
  expect(runInNewContext(`${namingClassesOnly(broken)}b.name`)).toBe('Name');
});
