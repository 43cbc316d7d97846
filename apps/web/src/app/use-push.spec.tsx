import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { FakeEventSource } from '../testing/fake-event-source.js';
import { ada, renderApp } from '../testing/render-app.js';

beforeEach(() => FakeEventSource.install());

it('shows at once that a session was ended on another device', async () => {
  const { api } = renderApp({ user: ada });
  await screen.findByText('Welcome, ada');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  api.on(sessionRoutes.current, () => ({ user: null }));
  act(() => FakeEventSource.last.refuse());
  await waitFor(() => expect(screen.queryByText('Welcome, ada')).not.toBeInTheDocument());
  expect(FakeEventSource.last.readyState).toBe(EventSource.CLOSED);
});

it('opens no stream for a guest', async () => {
  renderApp();
  await screen.findAllByText('Sign In');
  expect(FakeEventSource.opened).toHaveLength(0);
});
