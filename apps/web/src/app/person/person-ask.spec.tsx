import { askRoutes, type Ask } from '@giftwell/contracts/wishes/asks';
import { screen, within } from '@testing-library/react';
import { servingGifts } from '../../testing/gift-record.js';
import { servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { anna, dates } from '../../testing/two-people.js';

const ask: Ask = {
  ...{ code: 'AAAAAAAAAAAAAAAAAAAAAA', from: 'Ada', expiresAt: '2026-12-23T12:00:00.000Z', answeredAt: null },
};

async function opened(before: Ask | null) {
  const { api } = servingGifts(servingYear([anna], dates));
  api
    .on(askRoutes.get, () => ({ ask: before }))
    .on(askRoutes.start, ({ from }) => ({ ask: { ...ask, from } }))
    .on(askRoutes.end, () => ({ ok: true as const }));
  const { person } = renderApp({ path: '/recipients/1', user: ada, api });
  await person.click(await screen.findByRole('button', { name: 'Ask Anna what they like' }));
  return { api, person, dialog: within(await screen.findByRole('dialog', { name: 'Ask Anna' })) };
}

describe('Asking a person what they like', () => {
  it('creates a link, shows it and ends it', async () => {
    const { api, person, dialog } = await opened(null);
    expect(await dialog.findByRole('textbox', { name: 'Your name, as they know you' })).toHaveValue(
      ada.username,
    );
    await person.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(`http://localhost/ask/${ask.code}`)).toBeInTheDocument();
    expect(api.inputs(askRoutes.start)).toEqual([{ id: 1, from: ada.username }]);
    await person.click(screen.getByRole('button', { name: 'Turn off link' }));
    expect(await screen.findByRole('button', { name: 'Create link' })).toBeInTheDocument();
    expect(api.inputs(askRoutes.end)).toEqual([{ id: 1 }]);
  });

  it('says when they have answered, and asks again', async () => {
    const { dialog } = await opened({ ...ask, answeredAt: '2026-11-22T12:00:00.000Z' });
    expect(await dialog.findByText(/Anna answered on November 22/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Create link' })).toBeInTheDocument();
  });
});
