/** The path of each screen. */
export const paths = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmAddress: '/confirm-address',
  finishSignUp: '/finish-sign-up',
  unsubscribe: '/unsubscribe',
  settings: '/settings',
  recipients: '/recipients',
  recipient: '/recipients/:id',
  occasions: '/occasions',
  plan: '/plan',
  saved: '/saved',
  shared: '/shared/:shareCode',
} as const;

/** Path of a recipient's page. */
export const recipientPath = (id: number): string => `${paths.recipients}/${id}`;
