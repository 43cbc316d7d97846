import { createClient } from '@giftwell/contracts/core/client';
import {
  linkPreviewRead,
  linkPreviewRoutes,
  type LinkPreview,
} from '@giftwell/contracts/wishes/link-previews';
import { queryOptions } from '@tanstack/react-query';
import { nextPush } from '../../../data/push.js';

const previews = createClient(linkPreviewRoutes, { baseUrl: '/api' });

/** Without a push message the server is asked as often as this; in total longer than it reads a page and its picture. */
const askEveryMs = 4_000;
const maxQuestions = 5;

/** What the page of a link offers; null if it can't be read. The server reads it in the background. */
async function readPage(url: string, signal: AbortSignal): Promise<LinkPreview | null> {
  let { preview } = await previews.read({ url }, { signal });
  const { code } = preview;
  for (let asked = 0; preview.state === 'reading' && asked < maxQuestions; asked += 1) {
    await nextPush(linkPreviewRead, (read) => read.code === code, askEveryMs);
    signal.throwIfAborted();
    ({ preview } = await previews.get({ code }, { signal }));
  }
  return preview.state === 'ready' ? preview : null;
}

export const linkPreviewQuery = (url: string) =>
  queryOptions({
    queryKey: ['link-preview', url],
    queryFn: ({ signal }) => readPage(url, signal),
    staleTime: Infinity,
    retry: false,
  });
