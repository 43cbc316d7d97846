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
  wishlists: '/wishlists',
  wishlist: '/wishlists/:id',
  publicWishlist: '/wishlist/:shareCode',
  reservation: '/reservation',
  ask: '/ask/:code',
  reminder: '/reminder',
  groupPurchases: '/group-purchases',
  groupPurchase: '/group-purchases/:id',
  publicGroup: '/group/:shareCode',
  saved: '/saved',
  shared: '/shared/:shareCode',
} as const;

/** Path of one's own wishlist. */
export const wishlistPath = (id: number): string => `${paths.wishlists}/${id}`;

/** Path of a wishlist by its code, for everyone. */
export const publicWishlistPath = (shareCode: string): string =>
  paths.publicWishlist.replace(':shareCode', shareCode);

/** Path of one's own group gift. */
export const groupPurchasePath = (id: number): string => `${paths.groupPurchases}/${id}`;

/** Path of a recipient's page. */
export const recipientPath = (id: number): string => `${paths.recipients}/${id}`;
