import { jest } from '@jest/globals';
import { dismissToast, removalDelayMs, removeToast, toast, updateToast, useToasts } from './toasts.js';

const list = () => useToasts.getState().toasts;

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    removeToast();
    jest.useRealTimers();
  });

  it('shows the newest toast alone', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(list().map(({ title }) => title)).toEqual(['Second']);
  });

  it('changes a toast by the id that showing it gave', () => {
    const id = toast({ title: 'Saving' });
    updateToast(id, { title: 'Saved' });
    expect(list()[0]).toMatchObject({ id, title: 'Saved', open: true });
  });

  it('removes a dismissed toast only after 1,000,000 ms', () => {
    toast({ title: 'Bye' });
    dismissToast();
    jest.advanceTimersByTime(removalDelayMs - 1);
    expect(list()).toMatchObject([{ title: 'Bye', open: false }]);
    jest.advanceTimersByTime(1);
    expect(list()).toEqual([]);
  });

  it('leaves the toast that came after a dismissed one', () => {
    dismissToast(toast({ title: 'Old' }));
    toast({ title: 'New' });
    jest.advanceTimersByTime(removalDelayMs);
    expect(list()).toMatchObject([{ title: 'New', open: true }]);
  });
});
