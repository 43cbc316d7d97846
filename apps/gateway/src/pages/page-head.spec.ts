import { withHead, withNoindex } from './page-head.js';

const document = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Giftwell · Gifts that fit the person</title>
    <meta
      name="description"
      content="Tell Giftwell about someone."
    />
    <meta name="color-scheme" content="light dark" />
    <meta property="og:title" content="Gifts that fit the person" />
    <script type="module" src="/assets/app.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;
const head = {
  title: 'For you: Kite',
  description: '$25, for Ann. It flies.',
  url: 'https://giftwell.example/shared/code',
  image: 'https://giftwell.example/social-card.png',
};

describe('A page with a head of its own', () => {
  it('has its title and tags once, and all the rest', () => {
    const page = withHead(document, head);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page.match(/og:title/g)).toHaveLength(1);
    expect(page).toContain('<title>For you: Kite · Giftwell</title>');
    expect(page).toContain('<meta property="og:description" content="$25, for Ann. It flies.">');
    expect(page).toContain('<meta name="color-scheme" content="light dark" />');
    expect(page).toContain('<script type="module" src="/assets/app.js"></script>');
    expect(page).not.toContain('Gifts that fit the person · ');
  });

  it.each(['title', 'description', 'url', 'image'] as const)('lets no %s out of its place', (field) => {
    const hostile = `"><script>alert(1)</script><!-- ' & $& $\` $1 </title>\n<meta http-equiv="refresh">`;
    const page = withHead(document, { ...head, [field]: hostile });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).not.toMatch(/<meta http-equiv|<!--/);
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &#39; &amp; $&amp; $` $1');
  });

  it('keeps previews short, and whole signs whole', () => {
    const page = withHead(document, { ...head, title: '🎁'.repeat(300), description: 'gift '.repeat(300) });
    expect(page).toContain(`<title>${'🎁'.repeat(109)}… · Giftwell</title>`);
    expect(/name="description" content="([^"]*)"/.exec(page)![1]!.length).toBeLessThanOrEqual(220);
  });
});

it('keeps a page out of searches and changes nothing else of it', () => {
  expect(withNoindex(document).replace('<meta name="robots" content="noindex, nofollow">\n    ', '')).toBe(
    document,
  );
});
