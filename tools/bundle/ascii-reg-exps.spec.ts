import { asciiRegExps } from './ascii-reg-exps.ts';

/** The value of an expression. */
const valueOf = (expression: string): unknown => (0, eval)(expression);

it.each([
  [String.raw`/['’]s$/`, 'Ann’s', 'Anns'],
  [String.raw`/^[à-ü]+$/`, 'éàü', 'ete'],
  [String.raw`/quincea[nñ]era/i`, 'QuinceaÑera', 'quincea~era'],
  [String.raw`/^\é$/`, 'é', '\\é'],
  [String.raw`/^\\é$/`, '\\é', 'é'],
  [String.raw`/^[/]é\/[\]–]$/`, '/é/–', '/é/'],
  [String.raw`/^[🎁🎂]$/u`, '🎁', '\ud83c'],
  [String.raw`/^🎁+$/u`, '🎁🎁', '🎂'],
  [String.raw`/^🎁$/`, '🎁', '🎂'],
])('escapes what is not ASCII in %s', (literal, matching, other) => {
  const changed = asciiRegExps(literal);
  expect(changed).toMatch(/^[ -~]+$/);
  for (const text of [matching, other]) {
    const call = `.test(${JSON.stringify(text)})`;
    expect([text, valueOf(changed + call), valueOf(literal + call)]).toEqual([
      text,
      text === matching,
      text === matching,
    ]);
  }
});

it.each(['const a="é"/2/3;export{a};', 'const b=/[a-z]/g;export{b};'])('leaves %s', (text) =>
  expect(asciiRegExps(text)).toBe(text),
);
