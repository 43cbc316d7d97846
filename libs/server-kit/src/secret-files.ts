import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

function read(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new Error(`${variable} names a file that cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * The environment with each of these variables that is given as a file, such as `RPC_KEY_FILE`, read from it. Throws if
 * a file can't be read, or if a variable is given twice.
 */
export function withSecretFiles(env: Environment, variables: string[]): Environment {
  const given = variables.filter((name) => env[`${name}_FILE`]);
  for (const name of given)
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set; set one of them`);
  const replaced = given.flatMap((name) => [
    [name, read(`${name}_FILE`, env[`${name}_FILE`]!)],
    [`${name}_FILE`, undefined],
  ]);
  return { ...env, ...(Object.fromEntries(replaced) as Environment) };
}
