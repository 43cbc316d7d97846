import { usernameSchema } from '@giftwell/contracts/auth/auth';

const longest = 40;

/** A username for a new account: the name at Google, or what is before the @. */
export function usernameFrom(name: string | null, email: string): string {
  const wanted = [name ?? '', email.split('@', 1)[0]!].map((text) => [...text].slice(0, longest).join(''));
  for (const candidate of wanted) {
    const { data } = usernameSchema.safeParse(candidate);
    if (data !== undefined) return data;
  }
  return 'Gift giver';
}
