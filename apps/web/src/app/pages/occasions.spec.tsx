import { screen, waitFor } from '@testing-library/react';
import { useWizard } from '../../data/stores/wizard-store.js';
import { occasion, person, servingYear, today } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

it('plans the gift of one day from its card', async () => {
  const anna = person(1, 'Anna');
  const dates = [occasion(1, anna, today), occasion(2, anna, '2026-12-25', { type: 'christmas' })];
  const { person: visitor } = renderApp({
    path: '/occasions',
    user: ada,
    api: servingYear([anna], dates),
  });
  await visitor.click(await screen.findByRole('button', { name: 'Plan Gift for Anna: Christmas' }));
  await waitFor(() =>
    expect(useWizard.getState().plan?.known).toMatchObject({
      recipientName: 'Anna',
      occasion: 'christmas',
      occasionDate: '2026-12-25',
    }),
  );
});
