import type { toOpenApi } from '@giftwell/contracts/core/openapi';
import { createHash } from 'node:crypto';
import { describeSchema } from './describe-schema.js';
import { style } from './docs-style.js';

type Document = ReturnType<typeof toOpenApi>;
interface Content {
  'application/json'?: { schema: object };
  'multipart/form-data'?: { schema: object };
  'text/event-stream'?: { schema: { description: string } };
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-access': string;
  'x-rate-tier': string;
  'x-error-codes': string[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Content };
  responses: { 200: { content: Content } };
}
interface Place {
  method: string;
  path: string;
  operation: Operation;
}

export const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** The API documentation as one page, without scripts or external resources. */
export function docsPage(document: Document): string {
  const places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Place => ({
      method,
      path,
      operation: operation as Operation,
    })),
  );
  const groups = Map.groupBy(places, ({ operation }) => operation.tags[0] ?? 'other');
  const links = [...groups].map(([name]) => `<li><a href="#${slug(name)}">${escape(name)}</a></li>`).join('');
  const sections = [...groups].map(
    ([name, list]) =>
      `<section id="${slug(name)}"><h2>${escape(name)}</h2>${list.map(article).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)} API</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escape(document.info.title)} API</h1>
<p>JSON in, JSON out, under <code>/api</code>. Requests that change something need <code>Content-Type: application/json</code>,
or <code>X-Requested-With</code> where they have no body or send a file. Errors look like
<code>{ "error": { kind, code, message, details? } }</code>. The same as an
<a href="/api/openapi.json">OpenAPI document</a>.</p>
<nav aria-label="Resources"><ul>${links}</ul></nav>
</header>
<main>${sections.join('')}</main>
</body>
</html>`;
}

const slug = (name: string) => name.replace(/[^a-z]+/gi, '-');

function article({ method, path, operation }: Place): string {
  const { summary, parameters, requestBody, responses } = operation;
  const codes = operation['x-error-codes'].map((code) => `<code>${escape(code)}</code>`).join(', ');
  const stream = responses[200].content['text/event-stream'];
  return `<article id="${escape(operation.operationId)}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escape(path)}</code></h3>
<p>${escape(summary)}</p>
<dl>
<dt>Who</dt><dd>${operation['x-access'] === 'public' ? 'everybody' : 'signed-in users'}</dd>
<dt>Rate tier</dt><dd>${escape(operation['x-rate-tier'])}</dd>
${codes && `<dt>Error codes</dt><dd>${codes}</dd>`}
${stream ? `<dt>As a stream</dt><dd><code>Accept: text/event-stream</code>: ${escape(stream.schema.description)}</dd>` : ''}
</dl>
${parameterTable(parameters)}
${shape(requestBody?.content['multipart/form-data'] ? 'Body, as multipart/form-data' : 'Body', requestBody?.content)}
${shape('Answer', responses[200].content)}
</article>`;
}

function parameterTable(parameters: Operation['parameters']): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (one) =>
      `<tr><td><code>${escape(one.name)}</code></td><td>${one.in}</td><td>${one.required ? 'yes' : 'no'}</td>` +
      `<td><code>${escape(describeSchema(one.schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th>Parameter</th><th>HandlerInput</th><th>Required</th><th>Type</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function shape(title: string, content: Content | undefined): string {
  const schema = (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;
  if (!schema) return '';
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(describeSchema(schema))}</pre></details>`;
}
