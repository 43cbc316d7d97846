import { create } from 'zustand';
import { toastList, type ShownToast, type ToastAction, type ToastContent } from './toast-list.js';

export const removalDelayMs = 1_000_000;

export const useToasts = create<{ toasts: readonly ShownToast[] }>(() => ({ toasts: [] }));

const removals = new Map<string, ReturnType<typeof setTimeout>>();
let lastId = 0;

const apply = (action: ToastAction) =>
  useToasts.setState(({ toasts }) => ({ toasts: toastList(toasts, action) }));

/** Shows a toast instead of the current one; returns its id. */
export function toast(content: ToastContent): string {
  const id = String(++lastId);
  apply({ type: 'add', toast: { ...content, id, open: true } });
  return id;
}

export const updateToast = (id: string, change: Partial<ToastContent>) =>
  apply({ type: 'update', id, change });

/** Closes one toast, or all. It is removed later, so that its exit animation can be seen. */
export function dismissToast(id?: string) {
  for (const { id: each } of useToasts.getState().toasts)
    if ((id === undefined || each === id) && !removals.has(each))
      removals.set(
        each,
        setTimeout(() => removeToast(each), removalDelayMs),
      );
  apply({ type: 'dismiss', id });
}

/** Closes error toasts before a retry. */
export function dismissProblems() {
  for (const { id, variant } of useToasts.getState().toasts) if (variant === 'destructive') dismissToast(id);
}

export function removeToast(id?: string) {
  for (const [each, timer] of removals)
    if (id === undefined || each === id) {
      clearTimeout(timer);
      removals.delete(each);
    }
  apply({ type: 'remove', id });
}
