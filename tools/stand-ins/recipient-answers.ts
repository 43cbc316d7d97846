type Field = 'name' | 'age' | 'budget' | 'interests' | 'relationship' | 'occasion';
/** A field, the pattern for it, and how the matched words are converted. */
type Hint = [Field, RegExp, ((words: string) => string)?];

/** What the words of a note say about a field. */
export interface Finding {
  field: string;
  value: string;
  words: string;
}

/** Simple patterns for the facts of a note; enough for a fake model. */
const hints: Hint[] = [
  ['name', /\b(?:friend|sister|brother|mum|mom|dad|wife|husband|boss|colleague|aunt|uncle),? ([A-Z]\p{L}+)/u],
  ['name', /\b(?:name is|named|called) ([A-Z]\p{L}+)/u],
  ['age', /\b(?:turning|turns|is|she's|he's) (\d{1,3})\b/],
  ['budget', /\b(\d+) (?:dollars|bucks|euros|pounds)/, (dollars) => budgetOf(Number(dollars))],
  ['interests', /\b(?:loves|likes|enjoys|into) (\p{L}+)/u],
  ['relationship', /\b(friend|colleague)\b/],
  ['occasion', /\b(birthday|wedding|christmas|anniversary)\b/i, (word) => word.toLowerCase()],
];
const ceilings = [25, 50, 100, 250, 500];
const ranges = ['0-25', '26-50', '51-100', '101-250', '251-500', '500+'];
const budgetOf = (dollars: number) =>
  ranges[ceilings.filter((ceiling) => dollars > ceiling).length] ?? '500+';

function findingsFor({ note }: { note: string }): Finding[] {
  const seen = new Set<Field>();
  return hints.flatMap(([field, pattern, read = (value) => value]) => {
    const found = pattern.exec(note);
    if (!found || seen.has(field)) return [];
    seen.add(field);
    return [{ field, value: read(found[1] ?? ''), words: found[0] }];
  });
}

/** Values that no note contains. */
const invented = [
  { field: 'name', value: 'Gwendolyn', words: 'her name is Gwendolyn' },
  { field: 'age', value: '61', words: 'she is sixty one' },
  { field: 'budget', value: '500+', words: 'money is no object' },
  { field: 'occasionDate', value: '2031-01-01', words: 'on New Year 2031' },
  { field: 'interests', value: 'golfing trips', words: 'golfing trips' },
];

/** Two of these make a megabyte. */
const halfMillion = 500_000;

/** The facts of a note: the answer's text and its finish_reason. `findings` is sent as it is. */
export function recipientContentOf(kind: string, facts: { note: string }, findings: object[]) {
  const text = (list: object[]) => JSON.stringify({ findings: list });
  const honest = findingsFor(facts);
  switch (kind) {
    case 'findings':
      return { content: text(findings), finish: 'stop' };
    case 'invented':
      return { content: text([...invented, ...honest]), finish: 'stop' };
    case 'garbage':
      return { content: 'Sure! Here is {what} I [heard]: she "loves" things.', finish: 'stop' };
    case 'half':
      return { content: text(honest).slice(0, -12), finish: 'stop' };
    case 'length':
    case 'content_filter':
      return { content: text(honest).slice(0, -12), finish: kind };
    case 'million':
      return {
        content: text([{ field: 'name', value: 'x'.repeat(halfMillion), words: 'x'.repeat(halfMillion) }]),
        finish: 'stop',
      };
    case 'wrong_shape':
      return { content: JSON.stringify({ name: 'Gwendolyn' }), finish: 'stop' };
    case 'empty':
      return { content: '', finish: 'stop' };
    default:
      return { content: text(honest), finish: 'stop' };
  }
}
