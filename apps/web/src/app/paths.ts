/** The path of each screen. */
export const paths = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  recipients: '/recipients',
  occasions: '/occasions',
  saved: '/saved',
  shared: '/shared/:shareCode',
} as const;
