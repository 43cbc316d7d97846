import type { User } from '@giftwell/contracts/auth/auth';

/** The user with this id. */
export const userOf = (id: number, email = `user${id}@example.com`): User => ({
  id,
  username: `User ${id}`,
  email,
  phoneNumber: null,
  profilePicture: null,
  authProvider: 'email',
  timeZone: 'UTC',
  createdAt: '2026-01-01T00:00:00.000Z',
});
