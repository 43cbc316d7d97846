import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.js';

const named = (content: string) => {
  const meta = document.createElement('meta');
  meta.name = 'giftwell-operator';
  meta.content = content;
  document.head.append(meta);
};

afterEach(() => document.querySelector('meta[name="giftwell-operator"]')?.remove());

describe.each([
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])('%s', (path, title) => {
  it('says who runs this copy', async () => {
    named('Ada Example, 1 Paper Street, ada@example.com');
    renderApp({ path });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Ada Example, 1 Paper Street, ada@example.com')).toBeVisible();
    expect(document.title).toBe(`${title} · Giftwell`);
  });

  it('says where to ask while nobody said who runs it, and nothing of settings', async () => {
    renderApp({ path });
    expect(await screen.findByText(/doesn’t name its operator yet/)).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('OPERATOR');
  });
});
