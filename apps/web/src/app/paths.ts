/** Where each screen lives. */
export const paths = {
  home: '/',
  recipients: '/recipients',
  saved: '/saved',
  shared: '/shared/:shareCode',
} as const;
