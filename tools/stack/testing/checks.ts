import { join } from 'node:path';
import { removeOrphans } from '../build.ts';
import { execute } from '../system/processes.ts';
import type { Run } from '../../bootstrap/runs.mjs';
import { asOne, type Suite } from './suites.ts';
import { bin, compile, root } from '../system/workspace.ts';

/** Nx without colors and without a daemon, which would outlive this process. */
export const nxEnv: NodeJS.ProcessEnv = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
};

/** The checks that need no database and no browser, by name. `types` compiles, and `lintTypes` reads its output. */
export function checks(options: { run: Run; signal: AbortSignal }) {
  const run = (command: string, args: string[]) =>
    execute(command, args, { ...options, cwd: root, env: nxEnv });
  const check = (name: string, work: () => ReturnType<typeof execute>): Suite => ({
    name,
    run: async () => asOne(await work()),
  });
  return {
    format: check('format', () => run(bin('oxfmt'), ['--check'])),
    types: check('types', () => {
      removeOrphans();
      return run(process.execPath, [...compile, '--pretty', 'false']);
    }),
    structure: check('structure', () => run(process.execPath, [join(root, 'tools', 'check-structure.mjs')])),
    deadCode: check('dead code', () => run(bin('knip'), ['--no-progress', '--treat-config-hints-as-errors'])),
    // Once for all projects: most of the time for a single one is the start, and reading the projects that it uses.
    lint: check('lint', () => run(bin('eslint'), ['--max-warnings', '0', '.'])),
    lintTypes: check('lint, types and React', () =>
      run(bin('oxlint'), ['--type-aware', '--disable-nested-config', '--max-warnings', '0', '.']),
    ),
  };
}
