export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** 5,000 by default. */
  durationMs?: number;
  /** An action that is still possible. */
  action?: ToastOffer;
}
interface ToastOffer {
  label: string;
  /** How to reach the action without the button. */
  otherwise: string;
  run: () => void;
}
export interface ShownToast extends ToastContent {
  id: string;
  open: boolean;
}

export type ToastAction =
  | { type: 'add'; toast: ShownToast }
  | { type: 'update'; id: string; change: Partial<ToastContent> }
  /** Without an id: all of them. */
  | { type: 'dismiss'; id?: string | undefined }
  | { type: 'remove'; id?: string | undefined };

export const visibleToasts = 1;

/** Newest first; a new toast replaces the older one, a dismissed one stays as closed until removed. */
export function toastList(toasts: readonly ShownToast[], action: ToastAction): readonly ShownToast[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, visibleToasts);
    case 'update':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, ...action.change } : toast));
    case 'dismiss':
      return toasts.map((toast) => (isMeant(toast, action.id) ? { ...toast, open: false } : toast));
    case 'remove':
      return toasts.filter((toast) => !isMeant(toast, action.id));
  }
}

const isMeant = (toast: ShownToast, id: string | undefined) => id === undefined || toast.id === id;
