/** Where each screen lives. */
export const paths = {
  home: '/',
  saved: '/saved',
} as const;
