import { createClient } from '@giftwell/contracts/core/client';
import { linkPreviewRoutes, type LinkPreview } from '@giftwell/contracts/wishes/link-previews';
import { queryOptions } from '@tanstack/react-query';

const previews = createClient(linkPreviewRoutes, { baseUrl: '/api' });

const askEveryMs = 700;
/** Longer than the server reads a page and its picture. */
const maxQuestions = 25;

const pause = () => new Promise((done) => setTimeout(done, askEveryMs));

/** What the page of a link offers; null if it can't be read. The server reads it in the background. */
async function readPage(url: string, signal: AbortSignal): Promise<LinkPreview | null> {
  let { preview } = await previews.read({ url }, { signal });
  for (let asked = 0; preview.state === 'reading' && asked < maxQuestions && !signal.aborted; asked += 1) {
    await pause();
    ({ preview } = await previews.get({ code: preview.code }, { signal }));
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
