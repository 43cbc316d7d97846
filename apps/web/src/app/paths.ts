/** Where each screen lives. */
export const paths = {
  home: '/',
  saved: '/saved',
  shared: '/shared/:shareCode',
} as const;
