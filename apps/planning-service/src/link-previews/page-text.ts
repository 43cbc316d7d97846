const fromHeader = /charset\s*=\s*"?([\w-]+)/i;
const fromPage = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i;
/** Browsers look there for it as well. */
const searchedBytes = 2_048;

/** The text of an HTML file, by the encoding that its header or its beginning names; UTF-8 by default. */
export function pageText(bytes: Buffer, contentType: string): string {
  const named =
    fromHeader.exec(contentType)?.[1] ?? fromPage.exec(bytes.toString('latin1', 0, searchedBytes))?.[1];
  return decoderFor(named ?? 'utf-8').decode(bytes);
}

function decoderFor(name: string) {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
}
