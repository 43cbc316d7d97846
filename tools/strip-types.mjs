import { stripTypeScriptTypes } from 'node:module';

/** A Jest transform that runs TypeScript as Node does, by stripping the types. */
export default { process: (source) => ({ code: stripTypeScriptTypes(source) }) };
