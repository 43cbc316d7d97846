import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import { notFound } from '@giftwell/contracts/core/error';
import { toOpenApi } from '@giftwell/contracts/core/openapi';
import type { Route } from '@giftwell/contracts/core/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PublicEndpoint } from '../route-decorators.js';
import { ROUTES } from '../tokens.js';
import { sendFile } from '../web/send-file.js';
import { etagOf, type WebFile } from '../web/web-files.js';
import { docsFiles, docsIntroduction, docsPage, docsPolicy } from './docs-page.js';

type FileName = keyof typeof docsFiles;
const { resolve } = createRequire(import.meta.url);

@Controller()
export class ApiDocsController {
  private json: string | undefined;
  private readonly files = new Map<FileName, Promise<WebFile>>();

  constructor(@Inject(ROUTES) private readonly routes: Route[]) {}

  @PublicEndpoint('/openapi.json')
  document(@Res() reply: FastifyReply): void {
    // Made on the first request: it took a third of the gateway's start, and the page is rarely opened.
    this.json ??= documentOf(this.routes);
    reply.header('content-type', 'application/json; charset=utf-8').send(this.json);
  }

  @PublicEndpoint('/docs')
  docs(@Res() reply: FastifyReply): void {
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .send(docsPage);
  }

  @PublicEndpoint('/docs/:file')
  async file(@Param('file') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!isDocsFile(name)) throw notFound('no_such_address', 'There is nothing at this address');
    const file = this.files.get(name) ?? readPacked(name);
    this.files.set(name, file);
    return sendFile(await file, 'no-cache', request, reply);
  }
}

function documentOf(routes: Route[]) {
  const document = toOpenApi('Giftwell', '1.0.0', '/api', routes);
  const info = { ...document.info, description: docsIntroduction };
  return JSON.stringify({ ...document, info });
}

const isDocsFile = (name: string): name is FileName => Object.hasOwn(docsFiles, name);

/** Read and compressed on the first request, because the page is rarely opened. */
async function readPacked(name: FileName): Promise<WebFile> {
  const identity = await readFile(resolve(`swagger-ui-dist/${name}`));
  return {
    type: `${docsFiles[name]}; charset=utf-8`,
    etag: etagOf(identity),
    bodies: { identity, gzip: await promisify<Buffer, Buffer>(gzip)(identity) },
  };
}
