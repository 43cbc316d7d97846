const irregular: Record<string, string> = {
  has: 'have',
  is: 'be',
  does: 'do',
  goes: 'go',
  skis: 'ski',
  dyes: 'dye',
};
const doubled = new Set(
  `run swim knit dig jog cut sit hit get plan shop chat put set win trim pot blog vlog scrap hem crop drum sprint:no spin
  bet box:no rap tap strum skip bat wrap map grab hum let rub chop mop sled tat hunt:no whip:yes travel model journal: dj:no upcycle:no
  program stencil pedal speedrun`
    .split(/\s+/)
    .filter((word) => !word.includes(':')),
);

/** "bakes" is a form of "bake", "tries" of "try". */
export function baseOf(verb: string): string {
  const known = Object.hasOwn(irregular, verb) ? irregular[verb] : undefined;
  if (known) return known;
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|go)es$/.test(verb)) return verb.slice(0, -2);
  return /[^su']s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** "bake" as "baking", "run" as "running". */
export function gerundOf(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (doubled.has(base)) return `${base}${base.at(-1)}ing`;
  // "bag", "flip": one short syllable, so the consonant doubles.
  if (/^[b-df-hj-np-tv-z]+[aeiou][bdgmnprt]$/.test(base)) return `${base}${base.at(-1)}ing`;
  return `${base}ing`;
}
