/** Where each screen lives. */
export const paths = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  recipients: '/recipients',
  saved: '/saved',
  shared: '/shared/:shareCode',
} as const;
