// Lints texts as if they were files: JSON of { file: text } comes in, JSON of { file: [rule, …] } goes out.
import { ESLint } from 'eslint';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import tseslint from 'typescript-eslint';

const cwd = resolve(import.meta.dirname, '..', '..');
// The files do not exist, so no compiler knows them; what is tried here needs no types.
const { rules, languageOptions } = tseslint.configs.disableTypeChecked;
const overrideConfig = { files: ['**/*.{ts,tsx}'], rules, languageOptions };
const eslint = new ESLint({ cwd, overrideConfig });

const found = {};
for (const [file, source] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const [result] = await eslint.lintText(source, { filePath: join(cwd, file) });
  found[file] = result.messages.map(({ ruleId, message }) => ruleId ?? message);
}
console.log(JSON.stringify(found));
