import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createLocalList } from './local-list.js';

it('is hydrated like the markup of the server, which doesn’t know the list, and shown then', async () => {
  localStorage.setItem('some-list', JSON.stringify([{ code: 'A' }]));
  const { useAll } = createLocalList<{ code: string }>('some-list');
  const Codes = () => useAll().map(({ code }) => <b key={code}>{code}</b>);
  const page = document.createElement('div');
  const mismatch = jest.fn();
  await act(async () => hydrateRoot(page, <Codes />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(page).toHaveTextContent('A');
});
