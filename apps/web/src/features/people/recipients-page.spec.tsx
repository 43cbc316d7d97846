import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useWizard } from '../../data/stores/wizard-store.js';
import { broken, occasion, person, servingYear, today } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { anna, ben, dates } from '../../testing/two-people.js';

const open = (api = servingYear([anna, ben], dates)) => renderApp({ path: '/recipients', user: ada, api });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const timeline = () => screen.findByRole('toolbar', { name: 'Occasions in the year ahead' });
const inWizard = () => waitFor(() => expect(useWizard.getState().open).toBe(true));

describe('the people', () => {
  it('stand on cards that say what matters', async () => {
    open();
    const tag = await card('Anna');
    expect(screen.getByRole('heading', { level: 1, name: 'Gift Recipients' })).toBeVisible();
    expect(tag.getByText('Friend · “Annie” · 30')).toBeVisible();
    expect(tag.getByText('“She grows tomatoes on her balcony.”')).toBeVisible();
    expect(tag.getByText('+2 more voice notes')).toBeVisible();
    expect(tag.getByText('Outdoors')).toBeVisible();
    expect(tag.queryByText('Cooking')).not.toBeInTheDocument();
    expect(tag.getByText('+2 more')).toBeVisible();
    const coming = within(await tag.findByRole('list', { name: 'What’s coming up for Anna' }));
    expect(coming.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BirthdayNov 27No gift yetin 6 days',
      'ChristmasDec 25No gift yetin 34 days',
    ]);
    expect((await card('Ben')).getByText('Neighbor · 0')).toBeVisible();
  });

  it('no longer press once a gift is bought', async () => {
    open(servingYear([anna], [occasion(2, anna, '2026-11-27', { giftState: 'bought' })]));
    const tag = await card('Anna');
    expect(await tag.findByText('Gift bought')).toBeVisible();
    expect(tag.getByText('in 6 days')).toHaveAttribute('data-urgency', 'later');
  });

  it('go, and come back with their occasions', async () => {
    const { person: visitor, api } = open();
    await visitor.click((await card('Anna')).getByRole('button', { name: 'Delete Anna' }));
    expect(await screen.findByText('Recipient deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Anna' })).not.toBeInTheDocument());
    expect(screen.queryByText('Anna', { selector: '.name' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ben' })).toHaveFocus();
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await card('Anna')).getByText('Birthday')).toBeVisible();
    expect(api.inputs(recipientRoutes.restore)).toEqual([{ id: 1 }]);
  });

  it('stay when deleting them fails', async () => {
    const { person: visitor } = open(
      servingYear([anna]).on(recipientRoutes.remove, () => {
        throw broken();
      }),
    );
    await visitor.click((await card('Anna')).getByRole('button', { name: 'Delete Anna' }));
    expect(await screen.findByText('That didn’t work')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Anna' })).toBeInTheDocument();
  });

  it('come page by page, and are searched for by the server', async () => {
    const crowd = Array.from({ length: 12 }, (_, at) => person(at + 1, `Person ${at + 1}`));
    const { person: visitor, api } = open(servingYear(crowd));
    await card('Person 10');
    expect(screen.queryByRole('article', { name: 'Person 11' })).not.toBeInTheDocument();
    expect(screen.getByText('10 of 12')).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Show more' }));
    await card('Person 12');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await visitor.type(screen.getByRole('searchbox', { name: 'Search names, interests, notes' }), 'son 12');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(api.inputs(recipientRoutes.list).at(-1)).toMatchObject({ search: 'son 12', offset: 0 });
    await visitor.type(screen.getByRole('searchbox', { name: 'Search names, interests, notes' }), '3');
    await visitor.click(await screen.findByRole('button', { name: 'Show everyone' }));
    expect(screen.getByRole('main')).toHaveFocus();
    await card('Person 1');
  });

  it('come by their next day, by name on request, and by group', async () => {
    const crowd = Array.from({ length: 9 }, (_, at) =>
      person(at + 1, `Person ${at + 1}`, { relationship: at === 4 ? 'colleague' : 'friend' }),
    );
    const { person: visitor } = open(servingYear(crowd, [occasion(1, crowd[6]!, '2026-12-01')]));
    await card('Person 7');
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names()[0]).toBe('Person 7');
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A–Z');
    await waitFor(() => expect(names()[0]).toBe('Person 1'));
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Work');
    await waitFor(() => expect(names()).toEqual(['Person 5']));
  });
});

describe('planning a gift', () => {
  it('begins with everything that is known, for what comes first', async () => {
    const { person: visitor } = open();
    await visitor.click((await card('Anna')).getByRole('button', { name: 'Plan Gift for Anna' }));
    await inWizard();
    expect(useWizard.getState().plan?.known).toMatchObject({
      recipientId: 1,
      recipientName: 'Anna',
      nickname: 'Annie',
      relationship: 'friend',
      age: 30,
      occasion: 'birthday',
      interests: anna.interests,
      customInterests: 'Old maps',
      personality: ['creative'],
      lifestyle: ['busy'],
      budget: '26-50',
      voiceTranscriptions: anna.voiceTranscriptions,
    });
  });

  it('is for a birthday where no occasion is known, and takes a newborn for one year old', async () => {
    const { person: visitor } = open(servingYear([ben]));
    await visitor.click((await card('Ben')).getByRole('button', { name: 'Plan Gift for Ben' }));
    await inWizard();
    expect(useWizard.getState().plan?.known).toMatchObject({
      occasion: 'birthday',
      age: 1,
      budget: '51-100',
    });
  });
});

describe('the dialogs', () => {
  it('open for somebody new and for somebody who changes', async () => {
    const { person: visitor } = open();
    await visitor.click(await screen.findByRole('button', { name: 'Add Recipient' }));
    await screen.findByRole('dialog', { name: 'Add Recipient' });
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.click((await card('Ben')).getByRole('button', { name: 'Edit Ben' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Recipient' }));
    expect(await dialog.findByDisplayValue('Ben')).toBeVisible();
  });
});

describe('the page', () => {
  it('explains itself to whoever is not signed in', async () => {
    const { person: visitor } = renderApp({ path: '/recipients' });
    expect(await screen.findByRole('heading', { name: 'Your people and their dates' })).toBeVisible();
    await visitor.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  });

  it('invites to begin, or to look around with example people', async () => {
    let people = [] as (typeof anna)[];
    const { person: visitor, api } = open(
      servingYear([])
        .on(recipientRoutes.list, () => ({
          recipients: people.map((each) => ({
            ...each,
            voiceTranscriptions: [],
            voiceNoteCount: 0,
            giftCounts: { ideas: 0, planned: 0 },
          })),
          total: people.length,
          canAddDemoData: people.length === 0,
        }))
        .on(recipientRoutes.addDemoData, () => {
          people = [anna, ben].map((each) => ({ ...each, isExample: true }));
          return { recipients: 2, occasions: 8 };
        })
        .on(recipientRoutes.removeDemoData, () => {
          people = [];
          return { recipients: 2 };
        }),
    );
    expect(await screen.findByRole('heading', { name: 'No recipients yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Your First Recipient' })).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Try it with example people' }));
    await card('Anna');
    expect(api.inputs(recipientRoutes.addDemoData)).toHaveLength(1);
    expect(screen.getAllByText('Example')).toHaveLength(2);
    await visitor.click(screen.getByRole('button', { name: 'Remove example people' }));
    expect(await screen.findByRole('heading', { name: 'No recipients yet' })).toBeVisible();
  });

  it('comes as a whole, and says until then that it is on its way', async () => {
    let arrive = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (arrive = resolve));
    open(
      servingYear([anna]).on(occasionRoutes.upcoming, async () => {
        await waiting;
        return { occasions: [], today };
      }),
    );
    expect(await screen.findByText('Loading your people…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Gift Recipients' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Anna' })).not.toBeInTheDocument();
    act(arrive);
    await card('Anna');
    expect(screen.queryByText('Loading your people…')).not.toBeInTheDocument();
  });

  it('offers to try again what did not arrive, and shows the rest', async () => {
    let works = false;
    const api = servingYear([anna]).on(occasionRoutes.upcoming, () => {
      if (!works) throw broken();
      return { occasions: [], today };
    });
    const { person: visitor } = open(api);
    await card('Anna');
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your dates.');
    works = true;
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await timeline();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tells the server once where the browser is', async () => {
    const first = servingYear([anna]).on(calendarSettingsRoutes.get, () => ({
      timeZone: 'UTC',
      country: 'US',
      leapDay: 'february_28' as const,
      reminderHour: 9,
      isSet: false,
    }));
    const { api } = open(first);
    await card('Anna');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await waitFor(() => expect(api.inputs(calendarSettingsRoutes.change)).toEqual([{ timeZone }]));
  });
});
