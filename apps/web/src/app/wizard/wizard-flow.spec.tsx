import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { act, screen, within } from '@testing-library/react';
import { openAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { fakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { resultsFor, someAnswer, someIdea } from '../../testing/results.js';

describe('signing in over the ideas', () => {
  it('leaves them as they are, and asks for no others', async () => {
    const api = fakeApi()
      .on(wizardRoutes.generate, () => someAnswer([someIdea('Reading Lamp')]))
      .on(recipientRoutes.findOrCreate, ({ name }) => ({ recipient: { id: 9, name }, created: true }))
      .on(sessionRoutes.login, () => {
        api.on(sessionRoutes.current, () => ({ user: ada }));
        return { user: ada };
      });
    const app = renderApp({ api, path: '/elsewhere' });
    const results = await resultsFor(app, null);
    await results.findByText('Reading Lamp');

    act(() => openAuthDialog('login'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Giftwell' }));
    await app.person.type(dialog.getByLabelText('Email'), 'ada@example.com');
    await app.person.type(dialog.getByLabelText('Password'), 'a long enough one');
    await app.person.click(dialog.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('Welcome back!');

    expect(results.getByText('Reading Lamp')).toBeInTheDocument();
    expect(api.inputs(wizardRoutes.generate)).toHaveLength(1);
  });
});
