import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Queue } from 'bullmq';

/** Where the page is. */
export const boardPath = '/ops/queues';

/** The page loads nothing from elsewhere; its styles and configuration are inline. */
const policy = `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'self'`;

/** The page asks Google for fonts, which the policy refuses; it does without. */
const fonts = /<link href="https:[^>]*>/g;

const files = () => dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Answers requests below `boardPath` with Bull Board, for these queues. Loaded only when an operator opens it. */
export async function queueBoard(queues: Queue[]): Promise<Answer> {
  // A bundle knows only the default export of a CommonJS package.
  const [{ default: api }, { default: bullMq }, { default: hono }, { Hono }, server, { serveStatic }] =
    await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
      import('@bull-board/hono'),
      import('hono'),
      import('@hono/node-server'),
      import('@hono/node-server/serve-static'),
    ]);
  const board = new hono.HonoAdapter(serveStatic).setBasePath(boardPath);
  api.createBullBoard({
    queues: queues.map((queue) => new bullMq.BullMQAdapter(queue)),
    serverAdapter: board,
    options: { uiBasePath: files(), uiConfig: { boardTitle: 'Giftwell queues', hideDocsLink: true } },
  });
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const { res: answer } = context;
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      context.res = new Response((await answer.text()).replaceAll(fonts, ''), answer);
    context.header('content-security-policy', policy);
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
  });
  app.route(boardPath, board.registerPlugin());
  return server.getRequestListener(app.fetch);
}
