import { pageAnswersId } from '@giftwell/contracts/pages/page-answers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from '../requests/accepted-encodings.js';

/** Placeholders in the built document for what is known only at request time. */
const slots = { styles: '<!--page-styles-->', markup: '<!--page-markup-->', answers: '<!--page-answers-->' };

/** Answers as JSON text, by their names in `PageAnswers`. */
export type AnswerTexts = Readonly<Record<string, string>>;

/**
 * Adds the answers that the page requests when it opens, escaped so that no text can close their element. `mark`: an
 * attribute of this element.
 */
export function withAnswers(document: string, answers: AnswerTexts, mark = ''): string {
  const members = Object.entries(answers).map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  const json = `{${members.join(',')}}`.replaceAll('<', '\\u003c');
  // As functions, because `replace` would expand `$` patterns in a text.
  return document.replace(
    slots.answers,
    () => `<script type="application/json" id="${pageAnswersId}"${mark && ` ${mark}`}>${json}</script>`,
  );
}

/** Adds a rendered page to the document. */
export const withPage = (document: string, { markup, styles }: { markup: string; styles: string }): string =>
  document.replace(slots.styles, () => styles).replace(slots.markup, () => markup);

const packers = {
  br: (text: string) =>
    promisify<string, object, Buffer>(brotliCompress)(text, {
      // Nearly as small as the highest level, in a hundredth of the time.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: promisify<string, Buffer>(gzip),
};

/** Sends a document made for this request, compressed if the client accepts it. */
export async function sendDocument(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const takes = acceptedEncodings(request.headers['accept-encoding']);
  const encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
  reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' });
  if (!encoding) return void reply.send(html);
  reply.header('content-encoding', encoding).send(await packers[encoding](html));
}
