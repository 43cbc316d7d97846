import { createHash } from 'node:crypto';
import { pagePolicy } from '../requests/security-headers.js';

/** Swagger UI switches to its dark scheme only by a class. Its topbar, which opens other documents, is left out. */
const script = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  showExtensions: true,
  requestInterceptor: (request) => {
    request.headers['X-Requested-With'] = 'swagger-ui';
    return request;
  },
});
`;

export const docsPolicy = pagePolicy([`sha256-${createHash('sha256').update(script).digest('base64')}`]);

/** The files of Swagger UI that the page loads. */
export const docsFiles = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const;

/** The API reference: Swagger UI, which reads /api/openapi.json. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Giftwell API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style>body { margin: 0 }</style>
</head>
<body>
<main id="api"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script>${script}</script>
</body>
</html>`;

/** Describes the form of all requests and errors, in Markdown. */
export const docsIntroduction = [
  'JSON in, JSON out. Requests that change something need `Content-Type: application/json`, or `X-Requested-With` where',
  'they have no body or send a file. Errors look like `{ "error": { kind, code, message, details? } }`.',
  '\n\n`x-access` says who may call an operation, `x-rate-tier` which limit it counts for, and `x-error-codes` which codes',
  'its errors may have.',
].join(' ');
