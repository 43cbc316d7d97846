import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { screen, within } from '@testing-library/react';
import { person, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

it('lets the user say where they are and where February 29 falls', async () => {
  const { person: visitor, api } = renderApp({
    path: '/recipients',
    user: ada,
    api: servingYear([person(1, 'Anna')]),
  });
  await visitor.click(await screen.findByRole('button', { name: 'Dates and country' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates and country' }));
  const choose = async (label: string, option: string) =>
    visitor.selectOptions(await dialog.findByLabelText(label), option);
  await choose('Country', 'Portugal');
  await choose('Time zone', 'Europe/Lisbon');
  await choose('Birthdays on February 29', 'March 1');
  await visitor.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.inputs(calendarSettingsRoutes.change)).toEqual([
    { timeZone: 'Europe/Lisbon', country: 'PT', leapDay: 'march_1' },
  ]);
});
