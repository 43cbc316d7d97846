import { stripTypeScriptTypes } from 'node:module';

/** A transform of Jest: runs TypeScript as Node itself does, by leaving the types out. */
export default { process: (source) => ({ code: stripTypeScriptTypes(source) }) };
