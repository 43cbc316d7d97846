// Lints texts as if they were files: reads JSON of { file: text }, writes JSON of { file: [rule, …] }.
import { ESLint } from 'eslint';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import tseslint from 'typescript-eslint';

const cwd = resolve(import.meta.dirname, '..', '..');
// The files don't exist, so there is no type information; the tested rules need none.
const { rules, languageOptions } = tseslint.configs.disableTypeChecked;
const overrideConfig = { files: ['**/*.{ts,tsx}'], rules, languageOptions };
const eslint = new ESLint({ cwd, overrideConfig });

const found = {};
for (const [file, source] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const [result] = await eslint.lintText(source, { filePath: join(cwd, file) });
  found[file] = result.messages.map(({ ruleId, message }) => ruleId ?? message);
}
console.log(JSON.stringify(found));
