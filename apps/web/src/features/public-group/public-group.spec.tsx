import { giftRecordRoutes } from '@giftwell/contracts/payments/gift-records';
import { paypalRoutes } from '@giftwell/contracts/payments/paypal';
import { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { screen, waitFor, within } from '@testing-library/react';
import { conflict, unavailable } from '@giftwell/contracts/core/error';
import { bike, code, mine, openGroupPage, orderId } from '../../testing/group-gifts.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { ben } from '../../testing/two-people.js';

const { shareCode } = bike;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('The page of a group gift', () => {
  it.each(['unpaid', 'unused'] as const)('says nothing of a payment that is %s', async (state) => {
    const { api } = openGroupPage({ user: ada, own: [{ ...mine, state }] });
    await waitFor(() => expect(api.inputs(publicGroupRoutes.mine)).not.toHaveLength(0));
    expect(await screen.findByRole('heading', { level: 1, name: 'A bike' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your contribution' })).not.toBeInTheDocument();
  });

  it('offers no contribution while the rest is promised or being paid', async () => {
    openGroupPage({ change: { currentAmount: 40, remainingAmount: 0 } });
    expect(await screen.findByText('The rest is promised, or being paid right now.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Contribute' })).toBeDisabled();
  });

  it('shows the organizer’s thanks with the photo of the gift', async () => {
    const thanksPhoto = 'PPPPPPPPPPPPPPPPPPPPPP';
    openGroupPage({ change: { thanks: 'She rode it home.', thanksPhoto } });
    expect(await screen.findByText('She rode it home.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'The gift' })).toHaveAttribute(
      'src',
      `/api/photos/${thanksPhoto}`,
    );
  });

  it('says that it is over to who comes back from a payment', async () => {
    const change = { status: 'closed', acceptsMoney: false, remainingAmount: 0 } as const;
    openGroupPage({ change, query: `?token=${orderId}&cancelled=1` });
    const panel = within(await screen.findByRole('region', { name: 'Contribute' }));
    expect(panel.getByText('This group gift has ended.')).toBeInTheDocument();
  });

  it.each([
    ['active', 1],
    ['closed', 0],
  ] as const)('shows the time that is left only until it is closed: %s', async (status, count) => {
    openGroupPage({ change: { status, deadline: '2099-06-30', endsAt: '2099-07-01T00:00:00.000Z' } });
    await screen.findByText('Contributors', { selector: 'dt' });
    expect(screen.queryAllByText(/days left$/)).toHaveLength(count);
  });

  it('says in the words of the organizer’s page that it is the last day', async () => {
    openGroupPage({
      change: { deadline: '2026-06-16', endsAt: new Date(Date.now() + 3_600_000).toISOString() },
    });
    expect(await screen.findByText('Last day')).toBeInTheDocument();
  });

  it('is kept in the gifts of a contributor’s person', async () => {
    const { person, api } = openGroupPage({ user: ada, own: [mine] });
    const answer = { recipientId: ben.id };
    api
      .on(recipientRoutes.list, () => ({
        ...{ recipients: [{ ...ben, voiceNoteCount: 0, giftCounts: { ideas: 0, planned: 0 } }] },
        ...{ total: 1, canAddDemoData: false },
      }))
      .on(giftRecordRoutes.keep, () => {
        api.on(giftRecordRoutes.get, () => answer);
        return answer;
      });
    await person.click(await screen.findByRole('button', { name: 'Add to my gifts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to my gifts' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose a person', { selector: 'p' })).toBeInTheDocument();
    await person.selectOptions(await dialog.findByRole('combobox', { name: 'Person' }), 'Ben');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It’s in your gifts.')).toBeInTheDocument();
    expect(api.inputs(giftRecordRoutes.keep)).toEqual([{ shareCode, recipientId: ben.id }]);
  });

  it('offers to try again when the people to choose from did not load', async () => {
    const { person } = openGroupPage({ user: ada, own: [mine] });
    await person.click(await screen.findByRole('button', { name: 'Add to my gifts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to my gifts' }));
    expect(await dialog.findByText('We couldn’t load your people.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('isn’t offered to the gifts of somebody who contributed without an account', async () => {
    localStorage.setItem('giftwell-contributions', JSON.stringify([{ shareCode, code }]));
    const { api } = openGroupPage({ user: ada });
    await waitFor(() => expect(api.inputs(publicGroupRoutes.mine)).not.toHaveLength(0));
    expect(await screen.findByRole('heading', { level: 1, name: 'A bike' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to my gifts' })).not.toBeInTheDocument();
  });

  it('says who contributed what, as far as they show it, and what has changed', async () => {
    openGroupPage({ change: { currentAmount: 5, remainingAmount: 95, contributorCount: 1 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'A bike' })).toBeInTheDocument();
    expect(screen.getByText('Organized by ada · For Hanna · Birthday')).toBeInTheDocument();
    expect(screen.getByText('Someone')).toBeInTheDocument();
    expect(screen.getByText(/The deadline was set to December 24, 2026 on /)).toBeInTheDocument();
    expect(screen.getByText(/the organizer buys something smaller/)).toBeInTheDocument();
  });

  it('shows what can be voted for, with its picture and where it is sold', async () => {
    const votes = 0;
    const ideas = [
      { id: 1, title: 'A scooter', price: '$90', url: 'https://www.shop.example/s', picture: 'bike', votes },
      { id: 2, title: 'A helmet', price: null, url: null, picture: null, votes },
    ];
    openGroupPage({ ideas });
    const rows = await screen.findByRole('list', { name: 'Ideas' });
    const list = within(rows);
    const link = list.getByRole('link', { name: 'A scooter at shop.example, opens in a new tab' });
    expect(link).toHaveAttribute('href', 'https://www.shop.example/s');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const pictures = [...rows.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/pictures/bike.svg']);
    expect(list.getAllByRole('link')).toHaveLength(1);
  });

  it('takes no contribution once the goal is reached', async () => {
    openGroupPage({
      change: { currentAmount: 100, remainingAmount: 0, acceptsMoney: false, status: 'completed' },
    });
    expect(await screen.findByText('Goal Reached!')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Contribute' })).toBeDisabled();
  });

  it.each([
    ['2026-07-02', /, everyone gets a refund 7 days later, unless the organizer moves the deadline or buys/],
    [null, /, everyone gets a refund 7 days later, unless the organizer buys the gift before then\.$/],
  ] as const)('says with the deadline %s what happens if the goal isn’t reached', async (deadline, rule) => {
    openGroupPage({ change: { ifShort: 'refund', deadline } });
    expect(await screen.findByText(rule)).toBeInTheDocument();
  });

  it.each([
    ['expired', /^It ended before its goal\. Everyone gets a refund after July 9, 2026, unless .+ moves the/],
    ['closed', /^It ended .+ after July 9, 2026, unless the organizer buys the gift before then\.$/],
  ] as const)('says of one that is %s when everyone is refunded', async (status, note) => {
    openGroupPage({ change: { status, acceptsMoney: false, currentAmount: 57, refundsAfter: '2026-07-09' } });
    expect(await screen.findByText(note)).toBeInTheDocument();
  });

  it('says that the gift is bought, and takes no contribution anymore', async () => {
    const boughtAt = '2026-06-15T12:00:00.000Z';
    openGroupPage({ change: { status: 'closed', acceptsMoney: false, currentAmount: 57, boughtAt } });
    expect(await screen.findByText(/^The gift was bought on .+ Thanks to everyone/)).toBeInTheDocument();
    expect(screen.getByText('Bought')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Contribute' })).not.toBeInTheDocument();
  });

  it('offers no contribution while payments are off, and says so', async () => {
    openGroupPage({ canPay: false });
    expect(
      await screen.findByText('Contributions aren’t possible right now. Please come back later.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Contribute' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  });

  it('takes promises while payments are off, if it collects them', async () => {
    const change = { collects: 'pledges', acceptsMoney: false, acceptsPledges: true } as const;
    const { person } = openGroupPage({ canPay: false, change });
    expect(await screen.findByText(/You can still promise an amount/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Promise an amount' }));
    expect(await screen.findByRole('button', { name: 'Promise' })).toBeInTheDocument();
  });

  it('asks for no payment while payments are off, neither after a cancelled one nor for a promise', async () => {
    openGroupPage({ canPay: false, query: `?token=${orderId}&cancelled=1` });
    const panel = within(await screen.findByRole('region', { name: 'Contribute' }));
    expect(panel.getByText(/Nothing was charged/)).toBeInTheDocument();
    expect(
      panel.getByText('Contributions aren’t possible right now. Please come back later.'),
    ).toBeInTheDocument();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });

  it('sends one order for two clicks', async () => {
    const { person, api } = openGroupPage();
    let answer = () => {};
    const waiting = new Promise<void>((done) => (answer = done));
    api.on(paypalRoutes.order, async () => {
      await waiting;
      const expiresAt = '2026-06-16T12:15:00.000Z';
      return { id: orderId, approveUrl: 'https://pay.example.com/1', code, expiresAt };
    });
    await person.click(await screen.findByRole('button', { name: 'Contribute' }));
    const form = within(await screen.findByRole('region', { name: 'Contribute' }));
    await person.type(form.getByRole('textbox', { name: /Your name/ }), 'Bea');
    await person.click(form.getByRole('button', { name: '$25' }));
    const submit = form.getByRole('button', { name: 'Contribute' });
    await person.click(submit);
    await waitFor(() => expect(submit).toBeDisabled());
    await person.click(submit);
    answer();
    expect(await screen.findByRole('region', { name: 'Complete Your Contribution' })).toBeInTheDocument();
    expect(api.inputs(paypalRoutes.order)).toHaveLength(1);
  });

  it('orders again by itself when there was no answer, and says so', async () => {
    const { person, api } = openGroupPage();
    let failures = 1;
    api.on(paypalRoutes.order, () => {
      if (failures-- > 0) throw unavailable('service_unavailable');
      return {
        ...{ id: orderId, approveUrl: 'https://pay.example.com/1', code },
        expiresAt: '2026-06-16T12:15:00.000Z',
      };
    });
    await person.click(await screen.findByRole('button', { name: 'Contribute' }));
    const form = within(await screen.findByRole('region', { name: 'Contribute' }));
    await person.type(form.getByRole('textbox', { name: /Your name/ }), 'Bea');
    await person.click(form.getByRole('button', { name: '$25' }));
    await person.click(form.getByRole('button', { name: 'Contribute' }));
    expect(await form.findByText(/You won’t be charged twice/)).toBeInTheDocument();
    const step = await screen.findByRole('region', { name: /Complete/ }, { timeout: 15_000 });
    expect(step).toBeInTheDocument();
    expect(api.inputs(paypalRoutes.order)).toHaveLength(2);
  }, 20_000);

  it('checks the form, reserves the amount, and gives it up again to change it', async () => {
    const { person, api } = openGroupPage();
    await person.click(await screen.findByRole('button', { name: 'Contribute' }));
    const form = within(await screen.findByRole('region', { name: 'Contribute' }));
    const amount = form.getByRole('textbox', { name: /Amount/ });
    await person.type(amount, '100.01');
    await person.click(form.getByRole('button', { name: 'Contribute' }));
    expect(await screen.findByText('Name Required')).toBeInTheDocument();
    expect(await form.findByText('Maximum contribution needed is $100')).toBeInTheDocument();
    await person.type(form.getByRole('textbox', { name: /Your name/ }), 'Bea');
    await person.click(form.getByRole('button', { name: '$25' }));
    await person.click(form.getByRole('checkbox', { name: 'Hide my name from others' }));
    await person.click(form.getByRole('button', { name: 'Contribute' }));
    const step = within(await screen.findByRole('region', { name: 'Complete Your Contribution' }));
    expect(await step.findByText('Test mode.')).toBeInTheDocument();
    expect(step.getByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
    expect(api.inputs(paypalRoutes.order)).toMatchObject([
      { shareCode, contributorName: 'Bea', amount: 2_500, hideName: true, hideAmount: false },
    ]);
    await person.click(step.getByRole('button', { name: 'Change Amount' }));
    expect(await screen.findByRole('textbox', { name: /Your name/ })).toHaveValue('Bea');
    expect(api.inputs(paypalRoutes.cancel)).toEqual([{ orderId }]);
  });

  it('takes the approved payment once, and clears the address', async () => {
    const { api } = openGroupPage({ query: `?token=${orderId}&PayerID=X` });
    expect(await screen.findByText('Contribution Successful!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: /Complete/ })).not.toBeInTheDocument());
    expect(api.inputs(paypalRoutes.capture)).toEqual([{ orderId }]);
  });

  it('says what went wrong with a payment, and goes back to the form', async () => {
    const { person, api } = openGroupPage({ query: `?token=${orderId}` });
    api.on(paypalRoutes.capture, () => {
      throw conflict('order_lapsed', 'The 15 minutes are over. Nothing was charged.');
    });
    expect(await screen.findByText('Payment Failed')).toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Change Amount' }));
    expect(await screen.findByRole('textbox', { name: /Your name/ })).toBeInTheDocument();
  });

  it('gives up a cancelled payment', async () => {
    const { api } = openGroupPage({ query: `?token=${orderId}&cancelled=1` });
    expect(await screen.findByText(/Nothing was charged/)).toBeInTheDocument();
    await waitFor(() => expect(api.inputs(paypalRoutes.cancel)).toEqual([{ orderId }]));
    expect(api.inputs(paypalRoutes.capture)).toEqual([]);
  });

  it('doesn’t exist for an unknown link', async () => {
    renderApp({ path: '/group/short' });
    expect(await screen.findByRole('heading', { name: 'Group Purchase Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });
});
