import { randomBytes } from 'node:crypto';

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** A new user, so that journeys don't depend on each other. */
export function newPerson(): Person {
  const mark = randomBytes(6).toString('hex');
  return {
    username: `robin-${mark}`,
    email: `robin.${mark}@example.com`,
    password: `Teapot-${mark}-lantern`,
  };
}
