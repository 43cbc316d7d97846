import { calendarFeedRoutes, type CalendarFeed } from '@giftwell/contracts/dates/calendar-feed';
import { screen, within } from '@testing-library/react';
import { servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

const codes = ['a', 'b'].map((letter) => letter.repeat(22));
const addressOf = (code: string | undefined) => `http://localhost/api/calendars/${code}/giftwell.ics`;

/** A server with a feed that can be turned on and off. */
function withFeed() {
  let feed: CalendarFeed | null = null;
  const left = [...codes];
  return servingYear([])
    .on(calendarFeedRoutes.get, () => ({ feed }))
    .on(calendarFeedRoutes.turnOn, () => ({ feed: (feed = { code: left.shift()!, withOrderBy: false }) }))
    .on(calendarFeedRoutes.change, ({ withOrderBy }) => ({ feed: (feed = { ...feed!, withOrderBy }) }))
    .on(calendarFeedRoutes.turnOff, () => ({ feed: (feed = null) }));
}

it('makes an address, changes what it has, replaces it and turns it off', async () => {
  const { person } = renderApp({ path: '/settings', user: ada, api: withFeed() });
  const part = within(await screen.findByRole('region', { name: 'Dates in your calendar' }));
  const confirm = async (title: string, label: string) => {
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await person.click(within(dialog).getByRole('button', { name: label }));
  };

  await person.click(await part.findByRole('button', { name: 'Create a calendar address' }));
  expect(await part.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(addressOf(codes[0]));
  expect(part.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    addressOf(codes[0]).replace('http:', 'webcal:'),
  );
  await person.click(part.getByRole('switch', { name: 'Order-by dates' }));
  expect(await part.findByRole('switch', { checked: true })).toBeVisible();

  await person.click(part.getByRole('button', { name: 'Create a new address' }));
  await confirm('Create a new address?', 'Create a new address');
  expect(await part.findByDisplayValue(addressOf(codes[1]))).toBeVisible();

  await person.click(part.getByRole('button', { name: 'Turn off' }));
  await confirm('Turn the calendar address off?', 'Turn off');
  expect(await part.findByRole('button', { name: 'Create a calendar address' })).toBeVisible();
});
