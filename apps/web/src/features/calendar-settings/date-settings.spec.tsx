import { unavailable } from '@giftwell/contracts/core/error';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { screen, within } from '@testing-library/react';
import { servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

const section = async () => within(await screen.findByRole('region', { name: 'Dates and country' }));

it('saves only what was changed', async () => {
  const { person, api } = renderApp({ path: '/settings', user: ada, api: servingYear([]) });
  const dates = await section();
  expect(await dates.findByLabelText('Time of reminders')).toHaveDisplayValue('9:00 AM');
  expect(dates.getByRole('button', { name: 'Save' })).toBeDisabled();
  await person.selectOptions(dates.getByLabelText('Time of reminders'), '6:00 PM');
  await person.selectOptions(dates.getByLabelText('Country'), 'Portugal');
  await person.click(dates.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All your dates use this now.')).toBeVisible();
  expect(api.inputs(calendarSettingsRoutes.change)).toEqual([{ country: 'PT', reminderHour: 18 }]);
  expect(dates.getByLabelText('Time of reminders')).toHaveDisplayValue('6:00 PM');
  expect(dates.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('brings the stored values back with Cancel', async () => {
  const { person, api } = renderApp({ path: '/settings', user: ada, api: servingYear([]) });
  const dates = await section();
  await person.selectOptions(await dates.findByLabelText('Birthdays on February 29'), 'March 1');
  await person.click(dates.getByRole('button', { name: 'Cancel' }));
  expect(dates.getByLabelText('Birthdays on February 29')).toHaveDisplayValue('February 28');
  expect(api.inputs(calendarSettingsRoutes.change)).toEqual([]);
});

it('says when the settings didn’t load', async () => {
  const api = servingYear([]).on(calendarSettingsRoutes.get, () => {
    throw unavailable('busy');
  });
  renderApp({ path: '/settings', user: ada, api });
  expect(await (await section()).findByText('We couldn’t load your dates.')).toBeVisible();
});
