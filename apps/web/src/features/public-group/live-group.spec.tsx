import { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { act, screen, waitFor } from '@testing-library/react';
import { FakeEventSource } from '../../testing/fake-event-source.js';
import { bike, openGroupPage } from '../../testing/group-gifts.js';

const { shareCode } = bike;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  FakeEventSource.install();
});
afterEach(() => FakeEventSource.remove());

/** The open page, its stream of changes, and how often it was read. */
async function openLivePage() {
  const { api } = openGroupPage();
  await screen.findByRole('heading', { level: 1, name: bike.title });
  const stream = FakeEventSource.opened.find(({ url }) => url === `/api/push/groups/${shareCode}`)!;
  return { stream, reads: () => api.inputs(publicGroupRoutes.get).length };
}

describe('The open page of a group gift is read again', () => {
  it('when the server says that it changed', async () => {
    const { stream, reads } = await openLivePage();
    const before = reads();
    act(() => stream.say('payments.group-page-changed', { ends: false }));
    act(() => stream.say('payments.group-page-changed', { ends: false }));
    await waitFor(() => expect(reads()).toBe(before + 1), { timeout: 5_000 });
  });

  it('when its broken stream of changes is open again', async () => {
    const { stream, reads } = await openLivePage();
    act(() => stream.openUp());
    const before = reads();
    act(() => stream.breakOff());
    act(() => stream.openUp());
    await waitFor(() => expect(reads()).toBe(before + 1), { timeout: 5_000 });
  });
});
