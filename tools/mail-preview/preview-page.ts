import { renderMail, sampleMails } from '@giftwell/mail-templates';

const darkRules = '@media (prefers-color-scheme: dark)';
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Widths of the previews: a phone and a window. */
const widths = [360, 620];

const isScheme = (value: string | undefined): value is Scheme => schemes.some((scheme) => scheme === value);

/** The HTML of a sample in this color scheme, whatever the browser's scheme. */
async function mailPage(at: number, scheme: Scheme): Promise<string | null> {
  const sample = sampleMails[at];
  if (!sample) return null;
  const stop = ['gift-reminder', 'upcoming-days'].includes(sample.template)
    ? 'https://giftwell.example/unsubscribe#token'
    : undefined;
  const { html } = await renderMail(sample, stop);
  return html.replace(darkRules, scheme === 'dark' ? '@media all' : '@media not all');
}

async function overview(): Promise<string> {
  const sections = await Promise.all(
    sampleMails.map(async (mail, at) => {
      const { subject, text } = await renderMail(mail);
      const frames = schemes.flatMap((scheme) =>
        widths.map(
          (width) =>
            `<iframe title="${scheme}, ${width} px" src="/${at}/${scheme}" width="${width}"></iframe>`,
        ),
      );
      return `<section><h2>${escaped(mail.template)}: ${escaped(subject)}</h2>
<div>${frames.join('\n')}<pre>${escaped(text)}</pre></div></section>`;
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mails of Giftwell</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
div { display: flex; gap: 16px; overflow-x: auto; align-items: start; }
iframe { height: 620px; border: 1px solid #999; flex: none; }
pre { flex: none; width: 520px; white-space: pre-wrap; overflow-wrap: anywhere; }
</style></head><body><h1>Mails of Giftwell</h1>${sections.join('\n')}</body></html>`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page at a path of the preview: `/` shows all mails, `/2/dark` the third one in dark mode. Null for others. */
export async function previewPage(path: string): Promise<string | null> {
  if (path === '/') return overview();
  const [, at, scheme] = path.split('/');
  return at && isScheme(scheme) ? mailPage(Number(at), scheme) : null;
}
