import { sampleMails } from '@giftwell/mail-templates';
import { previewPage } from './preview-page.ts';

it('shows every mail in light and in dark', async () => {
  const overview = await previewPage('/');
  for (const at of sampleMails.keys()) {
    for (const scheme of ['light', 'dark']) expect(overview).toContain(`src="/${at}/${scheme}"`);
    expect(await previewPage(`/${at}/light`)).toContain('@media not all');
    expect(await previewPage(`/${at}/dark`)).toContain('@media all');
  }
});

it.each(['/99/light', '/0', '/0/sepia', '/x/dark', '/../secrets'])('knows no page at %s', async (path) => {
  expect(await previewPage(path)).toBeNull();
});
