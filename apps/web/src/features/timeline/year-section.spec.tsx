import { act, screen, waitFor, within } from '@testing-library/react';
import { useWizard } from '../../data/stores/wizard-store.js';
import { servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { anna, ben, dates } from '../../testing/two-people.js';

const open = (api = servingYear([anna, ben], dates)) => renderApp({ path: '/recipients', user: ada, api });
const timeline = () => screen.findByRole('toolbar', { name: 'Occasions in the year ahead' });
const mark = async (name: RegExp) => within(await timeline()).getByRole('button', { name });
const inWizard = () => waitFor(() => expect(useWizard.getState().open).toBe(true));

describe('the year ahead', () => {
  it('has a mark for each day, and one stop of the keyboard', async () => {
    const { person: visitor } = open();
    const marks = within(await timeline()).getAllByRole('button');
    expect(marks.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Ben, Name day, Nov 18, 3 days ago. Plan gift',
      'Ben, Graduation, Nov 21, Today!, no gift yet. Plan gift',
      'Ben, Work anniversary, Nov 22, Tomorrow, no gift yet. Plan gift',
      'Anna, Birthday, Nov 27, 6 days left, no gift yet. Plan gift',
      '2 occasions, Dec 25, 34 days left',
      'Anna, Anniversary, Jan 10, 50 days left, no gift yet. Plan gift',
      'Ben, Wedding, Mar 1, 100 days left, no gift yet. Plan gift',
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
    expect(screen.getByRole('tooltip')).toHaveTextContent(
      'Anna, Christmas · No gift yetBen, Christmas · No gift yet',
    );
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

  it('opens the plan for the occasion that was chosen', async () => {
    const { person: visitor } = open();
    await visitor.click(await mark(/^Anna, Anniversary/));
    await inWizard();
    expect(useWizard.getState().plan?.known).toMatchObject({
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
    expect(useWizard.getState().plan?.known).toMatchObject({ recipientName: 'Ben', occasion: 'christmas' });
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
      'Christmas: 2 people',
      'Anna, Anniversary',
      'Ben, Wedding',
    ]);
    expect(screen.getByText('Anna and Ben')).toBeVisible();
    const urgency = ['Today!', 'Tomorrow', 'in 50 days'].map(
      (words) => screen.getAllByText(words)[0]!.dataset['urgency'],
    );
    expect(urgency).toEqual(['urgent', 'urgent', 'later']);
  });

  it('asks for whom where several people share a day', async () => {
    const { person: visitor } = open();
    await visitor.click(await screen.findByRole('button', { name: 'Plan a gift for Christmas: 2 people' }));
    const menu = within(await screen.findByRole('menu', { name: 'December 25, 2026 · 34 days left' }));
    await visitor.click(menu.getByRole('menuitem', { name: /^Ben/ }));
    await inWizard();
    expect(useWizard.getState().plan?.known).toMatchObject({ recipientName: 'Ben', occasion: 'christmas' });
  });

  it('says so when there is nothing', async () => {
    open(servingYear([anna]));
    expect(await screen.findByText(/^No occasions scheduled yet/)).toBeVisible();
  });
});
