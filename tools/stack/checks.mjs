import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { removeOrphans } from './build.mjs';
import { execute } from './processes.mjs';
import { asOne } from './suites.mjs';
import { bin, root } from './workspace.mjs';

/** Nx without a daemon, which would outlive us, and without its decorations. */
export const nxEnv = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };

const rootModules = () => readdirSync(root).filter((name) => name.endsWith('.mjs'));

/** What needs no database and no browser. Types come early: the others read what the compiler makes. */
export function checkSuites(options) {
  const program = async (command, args, env = nxEnv) =>
    asOne(await execute(command, args, { ...options, cwd: root, env }));
  return [
    { name: 'format', run: () => program(bin('prettier'), ['--check', '--log-level', 'warn', '.']) },
    {
      name: 'types',
      run: () => {
        removeOrphans();
        return program(bin('tsc'), ['-b', '--pretty', 'false']);
      },
    },
    {
      name: 'lint',
      run: async () => {
        const nx = ['run-many', '-t', 'lint', '--parallel=2', '--output-style=static'];
        const projects = await execute(bin('nx'), nx, { ...options, cwd: root, env: nxEnv });
        const eslint = ['--max-warnings', '0', ...rootModules()];
        const rest = await execute(bin('eslint'), eslint, { ...options, cwd: root, env: nxEnv });
        return asOne({ code: projects.code || rest.code, output: projects.output + rest.output });
      },
    },
    {
      name: 'structure',
      run: () => program(process.execPath, [join(root, 'tools', 'check-structure.mjs')]),
    },
    {
      name: 'dead code',
      run: () => program(bin('knip'), ['--no-progress', '--treat-config-hints-as-errors']),
    },
  ];
}
