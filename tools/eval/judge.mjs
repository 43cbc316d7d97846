const lists = ['interests', 'personality', 'lifestyle'];
const texts = ['customInterests', 'customPersonality', 'customLifestyle', 'customType'];
const listOf = (value) => (value == null ? [] : [value].flat());
const plain = (value) => String(value).toLowerCase().replaceAll('’', "'");
const meets = (one, other) => plain(one).includes(plain(other)) || plain(other).includes(plain(one));

/** Each phrase that was written must be found, and nothing beside what was written or may be said. */
function judgeItems(expected, allowed, given, same) {
  const right = expected.filter((one) => given.some((other) => same(other, one)));
  const missing = expected.filter((one) => !right.includes(one));
  const invented = given.filter((one) => ![...expected, ...allowed].some((other) => same(one, other)));
  return { right: right.length, wrong: 0, missing: missing.length, invented: invented.length };
}

function judgeValue(expected, allowed, given) {
  const mark = { right: 0, wrong: 0, missing: 0, invented: 0 };
  const isAllowed = given != null && allowed.includes(given);
  if (expected == null) return given == null || isAllowed ? mark : { ...mark, invented: 1 };
  if (given == null) return { ...mark, missing: 1 };
  return given === expected || isAllowed ? { ...mark, right: 1 } : { ...mark, wrong: 1 };
}

/** How each field compares with what an utterance says: counts of values, and the faults in words. */
export function judge({ expect, may, says }, facts, fields) {
  const marks = {};
  const faults = [];
  for (const field of fields) {
    const allowed = listOf(may[field]);
    const given = facts[field];
    if (lists.includes(field)) {
      marks[field] = judgeItems(listOf(expect[field]), allowed, listOf(given), (a, b) => a === b);
    } else if (texts.includes(field)) {
      // A free text holds several phrases.
      const parts = given == null ? [] : given.split(field === 'customInterests' ? /[;,]\s+/ : /;\s+/);
      marks[field] = judgeItems(listOf(expect[field]), allowed, parts, meets);
    } else marks[field] = judgeValue(expect[field], allowed, given);
    const { wrong, missing, invented } = marks[field];
    if (wrong + missing + invented)
      faults.push({
        field,
        expected: expect[field] ?? null,
        given: given ?? null,
        wrong,
        missing,
        invented,
        says,
      });
  }
  return { marks, faults };
}
