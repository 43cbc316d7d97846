import { once } from 'node:events';
import { createServer } from 'node:http';
import { bold, step } from '../../bootstrap/steps.mjs';
import { openRun } from '../../bootstrap/runs.mjs';
import { untilStopped } from '../session.ts';
import { executeOrThrow } from '../system/processes.ts';
import { compile, data, root } from '../system/workspace.ts';

/** `npm run mail`: a preview of every template in light and dark, on MAIL_PORT or 3100. */
export default async function mail(signal: AbortSignal) {
  const run = openRun(data, 'mail');
  try {
    const options = { run, signal, cwd: root, name: 'tsc' };
    const args = [...compile, 'libs/mail-templates'];
    await step('Build', () => executeOrThrow(process.execPath, args, options).then(() => 'Built'));
    const { previewPage } = await import('../../mail-preview/preview-page.ts');
    const server = createServer((request, response) => {
      previewPage(request.url ?? '/').then(
        (page) => {
          response.writeHead(page === null ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
          response.end(page ?? 'There is nothing at this address');
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    const port = Number(process.env.MAIL_PORT || 3100);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    console.log(`\n  Ready: ${bold(`http://localhost:${port}`)}   (Ctrl-C stops it)\n`);
    await untilStopped(signal);
    server.closeAllConnections();
    server.close();
    return 0;
  } finally {
    run.close();
  }
}
