import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useWizard } from '../../shared/wizard-store.js';
import { broken, occasion, person, servingYear, today } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

const anna = person(1, 'Anna', {
  nickname: 'Annie',
  age: 30,
  interests: ['art', 'reading', 'outdoors', 'cooking', 'gaming'],
  customInterests: 'Old maps',
  personality: ['creative'],
  lifestyle: ['busy'],
  budget: '26-50',
  voiceTranscriptions: ['She grows tomatoes on her balcony.', 'Second', 'Third'],
});
const ben = person(2, 'Ben', { relationship: 'other', customRelationship: 'Neighbor', age: 0 });
const dates = [
  occasion(1, anna, '2027-01-10', { type: 'anniversary', years: 12 }),
  occasion(2, anna, '2026-11-27', { years: 31 }),
  occasion(3, anna, '2026-12-25', { type: 'christmas', date: null }),
  occasion(4, ben, '2026-12-25', { type: 'christmas', date: null }),
  occasion(5, ben, '2026-11-18', { type: 'other', customType: 'Name day' }),
  occasion(6, ben, today, { type: 'graduation' }),
  occasion(7, ben, '2026-11-22', { type: 'promotion' }),
  occasion(8, ben, '2027-03-01', { type: 'wedding' }),
];

const open = (api = servingYear([anna, ben], dates)) => renderApp({ path: '/recipients', user: ada, api });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const timeline = () => screen.findByRole('toolbar', { name: 'Occasions of the year ahead' });
const mark = async (name: RegExp) => within(await timeline()).getByRole('button', { name });
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
    const coming = within(await tag.findByRole('list', { name: 'What comes up for Anna' }));
    expect(coming.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BirthdayNov 276 days left',
      'ChristmasDec 2534 days left',
    ]);
    expect((await card('Ben')).getByText('Neighbor · 0')).toBeVisible();
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
    expect(await screen.findByText('That did not work')).toBeVisible();
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
    await visitor.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'son 12');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(api.inputs(recipientRoutes.list).at(-1)).toMatchObject({ search: 'son 12', offset: 0 });
    await visitor.type(screen.getByRole('searchbox', { name: 'Search by name' }), '3');
    await visitor.click(await screen.findByRole('button', { name: 'Show everybody' }));
    expect(screen.getByRole('main')).toHaveFocus();
    await card('Person 1');
  });
});

describe('the year ahead', () => {
  it('has a mark for each day, and one stop of the keyboard', async () => {
    const { person: visitor } = open();
    const marks = within(await timeline()).getAllByRole('button');
    expect(marks.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Ben, Name day, Nov 18, 3 days ago. Plan gift',
      'Ben, Graduation, Nov 21, Today!. Plan gift',
      'Ben, Work anniversary, Nov 22, Tomorrow. Plan gift',
      'Anna, Birthday, Nov 27, 6 days left. Plan gift',
      '2 occasions, Dec 25, 34 days left',
      'Anna, Anniversary, Jan 10, 50 days left. Plan gift',
      'Ben, Wedding, Mar 1, 100 days left. Plan gift',
    ]);
    expect(marks.filter(({ tabIndex }) => tabIndex === 0)).toEqual([marks[1]]);
    act(() => marks[1]!.focus());
    await visitor.keyboard('{ArrowRight}{ArrowRight}');
    expect(marks[3]).toHaveFocus();
    expect(marks.filter(({ tabIndex }) => tabIndex === 0)).toEqual([marks[3]]);
    await visitor.keyboard('{End}{ArrowRight}');
    expect(marks.at(-1)).toHaveFocus();
    await visitor.keyboard('{Home}{ArrowLeft}');
    expect(marks[0]).toHaveFocus();
  });

  it('tells by tooltip what a mark stands for', async () => {
    const { person: visitor } = open();
    await visitor.hover(await mark(/^Anna, Birthday/));
    const tip = await screen.findByRole('tooltip');
    for (const words of ['Anna', 'Birthday, turns 31', 'Click to plan gift'])
      expect(within(tip).getByText(words)).toBeVisible();
    expect(tip).toHaveTextContent('November 27, 2026 · 6 days left');
    await visitor.hover(await mark(/^2 occasions/));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Anna, ChristmasBen, Christmas');
    await visitor.unhover(await timeline());
    await visitor.click(document.body);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('shows the same to the keyboard, and Escape takes it away', async () => {
    const { person: visitor } = open();
    const birthday = await mark(/^Anna, Birthday/);
    act(() => birthday.focus());
    await visitor.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Tomorrow');
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('opens the wizard for the occasion that was chosen', async () => {
    const { person: visitor } = open();
    await visitor.click(await mark(/^Anna, Anniversary/));
    await inWizard();
    expect(useWizard.getState().prefill).toMatchObject({
      recipientId: 1,
      recipientName: 'Anna',
      occasion: 'anniversary',
      occasionDate: '2027-01-10',
    });
  });

  it('asks which one where a day has several', async () => {
    const { person: visitor } = open();
    await visitor.click(await mark(/^2 occasions/));
    const menu = within(await screen.findByRole('menu', { name: 'December 25, 2026 · 34 days left' }));
    expect(useWizard.getState().open).toBe(false);
    await visitor.click(menu.getByRole('menuitem', { name: /^Ben/ }));
    await inWizard();
    expect(useWizard.getState().prefill).toMatchObject({ recipientName: 'Ben', occasion: 'christmas' });
  });

  it('shows a finger first what it touched', async () => {
    const { person: visitor } = open();
    await visitor.pointer({ keys: '[TouchA]', target: await mark(/^Anna, Birthday/) });
    const menu = within(await screen.findByRole('menu', { name: 'November 27, 2026 · 6 days left' }));
    expect(useWizard.getState().open).toBe(false);
    await visitor.click(menu.getByRole('menuitem', { name: /^Anna.*turns 31/ }));
    await inWizard();
  });
});

describe('what comes next', () => {
  it('is six occasions, the first one first', async () => {
    open();
    const plans = await screen.findAllByRole('button', { name: /^Plan a gift for/ });
    expect(plans.map((each) => each.getAttribute('aria-label')!.slice('Plan a gift for '.length))).toEqual([
      'Ben, Graduation',
      'Ben, Work anniversary',
      'Anna, Birthday',
      'Anna, Christmas',
      'Ben, Christmas',
      'Anna, Anniversary',
    ]);
    const urgency = ['Today!', 'Tomorrow', '50 days left'].map(
      (words) => screen.getAllByText(words)[0]!.dataset['urgency'],
    );
    expect(urgency).toEqual(['urgent', 'urgent', 'later']);
  });

  it('says so when there is nothing', async () => {
    open(servingYear([anna]));
    expect(await screen.findByText(/^No occasions scheduled yet/)).toBeVisible();
  });
});

describe('planning a gift', () => {
  it('begins with everything that is known, for what comes first', async () => {
    const { person: visitor } = open();
    await visitor.click((await card('Anna')).getByRole('button', { name: 'Plan Gift for Anna' }));
    await inWizard();
    expect(useWizard.getState().prefill).toMatchObject({
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
    expect(useWizard.getState().prefill).toMatchObject({ occasion: 'birthday', age: 1, budget: '51-100' });
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
    expect(await screen.findByRole('heading', { name: 'Your people, and their days' })).toBeVisible();
    await visitor.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  });

  it('invites to begin, or to look around with example people', async () => {
    let people = [] as (typeof anna)[];
    const { person: visitor, api } = open(
      servingYear([])
        .on(recipientRoutes.list, () => ({
          recipients: people.map((each) => ({ ...each, voiceTranscriptions: [], voiceNoteCount: 0 })),
          total: people.length,
          canAddDemoData: people.length === 0,
        }))
        .on(recipientRoutes.addDemoData, () => {
          people = [anna, ben];
          return { recipients: 2, occasions: 8 };
        }),
    );
    expect(await screen.findByRole('heading', { name: 'No recipients yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Your First Recipient' })).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Try it with example people' }));
    await card('Anna');
    expect(api.inputs(recipientRoutes.addDemoData)).toHaveLength(1);
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
    expect(screen.getByRole('alert')).toHaveTextContent('Your year ahead did not arrive.');
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
      isSet: false,
    }));
    const { api } = open(first);
    await card('Anna');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await waitFor(() => expect(api.inputs(calendarSettingsRoutes.change)).toEqual([{ timeZone }]));
  });
});
