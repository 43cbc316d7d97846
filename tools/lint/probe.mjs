// Lints texts as if they were files: reads JSON of { file: text }, writes JSON of { file: [rule, …] }.
import { ESLint } from 'eslint';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const cwd = resolve(import.meta.dirname, '..', '..');
const eslint = new ESLint({ cwd });

const found = {};
for (const [file, source] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const [result] = await eslint.lintText(source, { filePath: join(cwd, file) });
  found[file] = result.messages.map(({ ruleId, message }) => ruleId ?? message);
}
console.log(JSON.stringify(found));
