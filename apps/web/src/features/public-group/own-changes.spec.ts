import { jest } from '@jest/globals';
import { fetchWithOwnChanges } from './own-changes.js';

const page = { method: 'GET', headers: { accept: 'application/json' } };

it('asks for new answers after a change, and for any again after two seconds', async () => {
  const asked = jest.fn<typeof fetch>().mockResolvedValue(new Response());
  globalThis.fetch = asked;
  const now = jest.spyOn(performance, 'now').mockReturnValue(60_000);
  const caches = () => asked.mock.calls.map(([, init]) => init?.cache);
  await fetchWithOwnChanges('/api/page', page);
  await fetchWithOwnChanges('/api/vote', { method: 'POST' });
  await fetchWithOwnChanges('/api/page', page);
  now.mockReturnValue(62_000);
  await fetchWithOwnChanges('/api/page', page);
  expect(caches()).toEqual([undefined, undefined, 'reload', undefined]);
  expect(asked).toHaveBeenNthCalledWith(3, '/api/page', { ...page, cache: 'reload' });
});

it('asks for new answers also after a change whose outcome isn’t known', async () => {
  const asked = jest.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  globalThis.fetch = asked.mockResolvedValue(new Response());
  await expect(fetchWithOwnChanges('/api/vote', { method: 'POST' })).rejects.toThrow('Failed to fetch');
  await fetchWithOwnChanges('/api/page', page);
  expect(asked).toHaveBeenLastCalledWith('/api/page', { ...page, cache: 'reload' });
});
