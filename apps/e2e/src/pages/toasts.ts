import type { Page } from '@playwright/test';

/** A toast is also announced in a live region, so only the visible list is searched. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

export const toastWith = (page: Page, text: string | RegExp) => toasts(page).filter({ hasText: text });
