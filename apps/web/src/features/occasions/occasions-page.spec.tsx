import { AppError } from '@giftwell/contracts/core/error';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { screen, waitFor, within } from '@testing-library/react';
import { broken, occasion, person, servingYear, today } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

const anna = person(1, 'Anna', { country: 'FR' });
const ben = person(2, 'Ben');
const dates = [
  occasion(1, anna, today, { years: 31, details: 'Wants no fuss.' }),
  occasion(2, ben, '2026-11-22', { type: 'other', customType: 'Name day', recurring: false }),
  occasion(3, anna, '2026-12-25', { type: 'christmas' }),
  occasion(4, ben, '2027-02-15', { type: 'wedding' }),
  occasion(5, ben, '2027-05-09', { type: 'mothers_day' }),
  occasion(6, anna, null, { type: 'graduation', recurring: false }),
  occasion(7, anna, '2026-11-01', { type: 'engagement', recurring: false }),
];

const open = (api = servingYear([anna, ben], dates)) => renderApp({ path: '/occasions', user: ada, api });
const cards = () => screen.findAllByRole('article');
const cardWith = async (text: string) =>
  within((await cards()).find(({ textContent }) => textContent.includes(text))!);
const openForm = async (name = 'Add Occasion') => within(await screen.findByRole('dialog', { name }));

describe('the occasions', () => {
  it('say whose they are, when, and how much they press', async () => {
    open();
    expect((await cards()).map(({ textContent }) => textContent)).toEqual([
      'AnnaBirthday, turns 31November 21, 2026Today!Wants no fuss.UrgentNo gift yetRecurringPlan Gift',
      'BenName dayNovember 22, 2026TomorrowUrgentNo gift yetPlan Gift',
      'AnnaChristmasDecember 25, 202634 days awayUpcomingNo gift yetRecurringPlan Gift',
      'BenWeddingFebruary 15, 202786 days awayUpcomingNo gift yetRecurringPlan Gift',
      "BenMother's DayMay 9, 2027169 days awayNo gift yetRecurringPlan Gift",
      'AnnaGraduationNo date yet.Add a date for AnnaPlan Gift',
      'AnnaEngagementNovember 1, 202620 days agoPlan Gift',
    ]);
  });

  it('press less when a month is left', async () => {
    open(servingYear([anna], [occasion(1, anna, '2026-12-21')]));
    expect((await cardWith('30 days away')).getByText('Soon')).toHaveAttribute('data-urgency', 'soon');
  });

  it('go, and come back', async () => {
    const { person: visitor, api } = open();
    await visitor.click((await cardWith('Name day')).getByRole('button', { name: 'Delete Ben: Name day' }));
    expect(await screen.findByText('Occasion deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Name day')).not.toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent('Anna');
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Name day')).toBeVisible();
    expect(api.inputs(occasionRoutes.restore)).toEqual([{ id: 2 }]);
  });

  it('are searched for and narrowed down by the server where they are many', async () => {
    const many = Array.from({ length: 14 }, (_, at) =>
      occasion(at + 1, at % 2 ? anna : ben, '2027-01-02', { type: at % 2 ? 'birthday' : 'wedding' }),
    );
    const { person: visitor, api } = open(servingYear([anna, ben], many));
    expect(await cards()).toHaveLength(10);
    await visitor.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(14));
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Wedding');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(7));
    await visitor.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'anna');
    await visitor.click(await screen.findByRole('button', { name: 'Show all occasions' }));
    await waitFor(() => expect(screen.getAllByRole('article')).not.toHaveLength(7));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(api.inputs(occasionRoutes.list)).toContainEqual({ offset: 0, type: 'wedding', search: 'anna' });
  });
});

describe('adding one', () => {
  const start = async (api = servingYear([anna, ben]), name = 'Ben') => {
    const app = open(api);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Occasion' })).toBeEnabled());
    await app.person.click(screen.getByRole('button', { name: 'Add Occasion' }));
    const form = await openForm();
    await form.findByRole('option', { name });
    const choose = (name: RegExp, option: string) =>
      app.person.selectOptions(form.getByRole('combobox', { name }), option);
    const add = form.getByRole('button', { name: 'Add Occasion' });
    return { ...app, form, choose, add };
  };

  it('offers to try again when a search for a name failed', async () => {
    const many = Array.from({ length: 101 }, (_, at) => person(at + 1, `Friend ${at + 1}`));
    const api = servingYear(many);
    const { form, ...app } = await start(api, 'Friend 2');
    api.on(recipientRoutes.list, () => {
      throw broken();
    });
    await app.person.type(form.getByRole('searchbox', { name: 'Find a name' }), 'Ann');
    expect(await form.findByText('We couldn’t load your people.')).toBeVisible();
    expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('takes a person, a type and a date', async () => {
    const { person: visitor, api, form, choose, add } = await start();
    expect(add).toBeDisabled();
    await choose(/^Recipient/, 'Ben');
    await choose(/^Type/, 'Anniversary');
    expect(add).toBeDisabled();
    expect(
      form.getByRole('checkbox', { name: 'This is a recurring occasion (like birthday)' }),
    ).toBeChecked();
    await choose(/^Month/, 'March');
    await visitor.type(form.getByRole('textbox', { name: 'Day' }), '3');
    await visitor.type(form.getByRole('textbox', { name: /^Notes/ }), '  Silver.  ');
    await visitor.click(add);
    expect(await screen.findByText('Occasion added!')).toBeVisible();
    expect(api.inputs(occasionRoutes.create)).toEqual([
      {
        recipientId: 2,
        type: 'anniversary',
        feast: null,
        ownDay: null,
        customType: null,
        date: '2000-03-03',
        yearKnown: false,
        recurring: true,
        budget: null,
        details: 'Silver.',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await cardWith('Anniversary')).toBeTruthy();
  });

  it('asks for no date where the calendar knows it, and whose country counts', async () => {
    const { person: visitor, api, form, choose, add } = await start();
    await choose(/^Recipient/, 'Anna');
    await choose(/^Type/, "Mother's Day");
    expect(form.queryByRole('group', { name: 'Date' })).not.toBeInTheDocument();
    const country = form.getByRole('combobox', { name: /^Country/ });
    await waitFor(() => expect(country).toHaveDisplayValue('France'));
    await form.findByRole('option', { name: 'The same as mine (United States)' });
    await visitor.selectOptions(country, 'Germany');
    await visitor.click(add);
    await screen.findByText('Occasion added!');
    expect(api.inputs(occasionRoutes.create)).toMatchObject([
      { recipientId: 1, type: 'mothers_day', date: null, recurring: true, country: 'DE' },
    ]);
  });

  it('takes a feast, and another day than the usual one where customs differ', async () => {
    const { person: visitor, api, form, choose, add } = await start();
    await choose(/^Recipient/, 'Anna');
    await choose(/^Type/, 'Eid al-Fitr');
    expect(form.queryByRole('combobox', { name: /^Country|^Celebrated/ })).not.toBeInTheDocument();
    await choose(/^Type/, 'Christmas');
    const day = form.getByRole('combobox', { name: 'Celebrated on' });
    expect(await form.findByRole('option', { name: 'The usual day (December 25)' })).toBeVisible();
    await visitor.selectOptions(day, 'December 24');
    expect(form.getByText('Each year on December 24. No date needed.')).toBeVisible();
    await visitor.click(add);
    await screen.findByText('Occasion added!');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.click(screen.getByRole('button', { name: 'Add Occasion' }));
    const again = await openForm();
    await again.findByRole('option', { name: 'Anna' });
    await visitor.selectOptions(again.getByRole('combobox', { name: /^Recipient/ }), 'Anna');
    await visitor.selectOptions(again.getByRole('combobox', { name: /^Type/ }), 'Lunar New Year');
    await visitor.click(again.getByRole('button', { name: 'Add Occasion' }));
    await waitFor(() =>
      expect(api.inputs(occasionRoutes.create)).toMatchObject([
        { type: 'christmas', feast: null, ownDay: '12-24', date: null, recurring: true },
        { type: 'holiday', feast: 'lunar_new_year', ownDay: null, date: null, recurring: true },
      ]),
    );
  });

  it('wants a name for something else, and the year of what comes once', async () => {
    const { person: visitor, api, form, choose, add } = await start();
    await choose(/^Recipient/, 'Anna');
    await choose(/^Type/, 'Something else (custom)');
    await choose(/^Month/, 'February');
    await visitor.type(form.getByRole('textbox', { name: 'Day' }), '30');
    expect(add).toBeDisabled();
    await visitor.type(form.getByRole('textbox', { name: /^What’s the occasion/ }), 'First concert');
    await visitor.click(add);
    expect(await form.findByText('That date doesn’t exist')).toBeVisible();
    await visitor.clear(form.getByRole('textbox', { name: 'Day' }));
    await visitor.type(form.getByRole('textbox', { name: 'Day' }), '27');
    expect(await form.findByText('Add the year: this only happens once')).toBeVisible();
    await visitor.type(form.getByRole('textbox', { name: 'Year' }), '2027');
    await visitor.click(add);
    await screen.findByText('Occasion added!');
    expect(api.inputs(occasionRoutes.create)).toMatchObject([
      { type: 'other', customType: 'First concert', date: '2027-02-27', recurring: false },
    ]);
  });

  it('keeps what was filled in when it fails', async () => {
    const api = servingYear([anna, ben]).on(occasionRoutes.create, () => {
      throw new AppError('conflict', 'too_many_occasions', 'That is as many as fit');
    });
    const { person: visitor, form, choose, add } = await start(api);
    await choose(/^Recipient/, 'Anna');
    await choose(/^Type/, 'Christmas');
    await visitor.click(add);
    expect(await screen.findByText('That is as many as fit')).toBeVisible();
    expect(form.getByRole('combobox', { name: /^Type/ })).toHaveDisplayValue('Christmas');
  });
});

describe('what is filled in', () => {
  it('is thrown away only by whoever says so', async () => {
    const { person: visitor } = open();
    await visitor.click((await cardWith('Name day')).getByRole('button', { name: 'Edit Ben: Name day' }));
    const form = await openForm('Edit Occasion');
    await visitor.type(form.getByRole('textbox', { name: /^Notes/ }), 'With cake.');
    await visitor.keyboard('{Escape}');
    const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await visitor.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(form.getByRole('textbox', { name: /^Notes/ })).toHaveValue('With cake.');
    await visitor.click(form.getByRole('button', { name: 'Cancel' }));
    await visitor.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await visitor.click((await cardWith('Name day')).getByRole('button', { name: 'Edit Ben: Name day' }));
    expect((await openForm('Edit Occasion')).getByRole('textbox', { name: /^Notes/ })).toHaveValue('');
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('changing one', () => {
  it('begins with what is kept and sends all of it', async () => {
    const { person: visitor, api } = open();
    await visitor.click((await cardWith('Name day')).getByRole('button', { name: 'Edit Ben: Name day' }));
    const form = await openForm('Edit Occasion');
    await waitFor(() => expect(form.getByRole('combobox', { name: /^Recipient/ })).toHaveDisplayValue('Ben'));
    expect(form.getByRole('combobox', { name: /^Type/ })).toHaveDisplayValue('Something else (custom)');
    expect(form.getByRole('textbox', { name: 'Year' })).toHaveValue('2026');
    await visitor.click(form.getByRole('checkbox'));
    await visitor.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Occasion updated!')).toBeVisible();
    expect(api.inputs(occasionRoutes.update)).toEqual([
      {
        id: 2,
        recipientId: 2,
        type: 'other',
        feast: null,
        ownDay: null,
        customType: 'Name day',
        date: '2026-11-22',
        yearKnown: true,
        recurring: true,
        budget: null,
        details: null,
      },
    ]);
  });

  it('offers a type that only came from elsewhere', async () => {
    const { person: visitor } = open();
    await visitor.click((await cardWith('Engagement')).getByRole('button', { name: /^Edit/ }));
    expect((await openForm('Edit Occasion')).getByRole('combobox', { name: /^Type/ })).toHaveDisplayValue(
      'Engagement',
    );
  });

  it('gives a date to what has none', async () => {
    const { person: visitor } = open();
    await visitor.click(
      (await cardWith('No date yet.')).getByRole('button', { name: 'Add a date for Anna' }),
    );
    await openForm('Edit Occasion');
  });
});
