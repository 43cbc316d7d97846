import { AppError } from '@giftwell/contracts/core/error';
import { publicAskRoutes } from '@giftwell/contracts/wishes/asks';
import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { renderApp } from '../../testing/render-app.js';

const code = 'AAAAAAAAAAAAAAAAAAAAAA';

function opened(isAnswered = false) {
  const api = fakeApi()
    .on(publicAskRoutes.get, () => ({ code, from: 'Mia', name: 'Hanna', isAnswered }))
    .on(publicAskRoutes.answer, () => ({ ok: true as const }));
  return { ...renderApp({ path: `/ask/${code}`, api }), api };
}

describe('The page that asks someone what they like', () => {
  it('says who asks and what for, and sends what was chosen', async () => {
    const { api, person } = opened();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mia asks: what do you like?' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Nobody else sees them/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'A good book' }));
    await person.click(screen.getByRole('button', { name: 'A concert' }));
    expect(screen.getByRole('button', { name: 'A good book' })).toHaveAttribute('aria-pressed', 'false');
    await person.click(screen.getByRole('button', { name: 'A trip' }));
    await person.click(screen.getByRole('button', { name: 'A trip' }));
    await person.type(screen.getByRole('textbox', { name: 'Sizes' }), ' Shoes 39 ');
    await person.click(screen.getByRole('checkbox', { name: 'Nuts' }));
    await person.click(screen.getByRole('button', { name: 'Send to Mia' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeInTheDocument();
    expect(api.inputs(publicAskRoutes.answer)).toEqual([
      { code, likes: ['music'], avoid: ['nuts'], sizes: 'Shoes 39', avoidOther: null },
    ]);
  });

  it('sends nothing while everything is open', async () => {
    const { api, person } = opened();
    await person.click(await screen.findByRole('button', { name: 'Send to Mia' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Answer at least one question.');
    expect(api.inputs(publicAskRoutes.answer)).toEqual([]);
  });

  it('keeps the answers when sending fails', async () => {
    const { api, person } = opened();
    api.on(publicAskRoutes.answer, () => {
      throw new AppError('unavailable', 'unavailable', 'We could not reach Giftwell');
    });
    await person.click(await screen.findByRole('button', { name: 'A trip' }));
    await person.click(screen.getByRole('button', { name: 'Send to Mia' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'A trip' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('thanks whoever has answered', async () => {
    opened(true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeInTheDocument();
  });

  it('says when a link has expired', async () => {
    const api = fakeApi().on(publicAskRoutes.get, () => {
      throw new AppError('not_found', 'ask_not_found', 'This link has expired');
    });
    renderApp({ path: `/ask/${code}`, api });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link has expired' }),
    ).toBeInTheDocument();
  });
});
