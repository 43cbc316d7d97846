import type { Page } from '@playwright/test';

/** Beside its visible form a toast is announced to screen readers, so it is looked up in the list of toasts. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

export const toastWith = (page: Page, text: string | RegExp) => toasts(page).filter({ hasText: text });
