import { toastList, type ShownToast } from './toast-list.js';

const shown = (id: string, open = true): ShownToast => ({ id, title: `Toast ${id}`, open });

describe('toastList', () => {
  it('puts a new toast in the place of the older one', () => {
    expect(toastList([shown('1')], { type: 'add', toast: shown('2') })).toEqual([shown('2')]);
  });

  it('updates the toast with the id and leaves others alone', () => {
    const list = toastList([shown('1'), shown('2')], {
      type: 'update',
      id: '2',
      change: { title: 'Changed' },
    });
    expect(list.map((toast) => toast.title)).toEqual(['Toast 1', 'Changed']);
  });

  it('marks a dismissed toast closed and keeps it', () => {
    expect(toastList([shown('1'), shown('2')], { type: 'dismiss', id: '1' })).toEqual([
      shown('1', false),
      shown('2'),
    ]);
  });

  it('marks all closed when no id is given', () => {
    expect(toastList([shown('1'), shown('2')], { type: 'dismiss' }).every((toast) => !toast.open)).toBe(true);
  });

  it('removes one toast by its id', () => {
    expect(toastList([shown('1'), shown('2')], { type: 'remove', id: '1' })).toEqual([shown('2')]);
  });

  it('removes all when no id is given', () => {
    expect(toastList([shown('1'), shown('2')], { type: 'remove' })).toEqual([]);
  });

  it('ignores ids that it does not have', () => {
    const list = [shown('1')];
    expect(toastList(list, { type: 'dismiss', id: '9' })).toEqual(list);
    expect(toastList(list, { type: 'update', id: '9', change: { title: 'x' } })).toEqual(list);
    expect(toastList(list, { type: 'remove', id: '9' })).toEqual(list);
  });
});
