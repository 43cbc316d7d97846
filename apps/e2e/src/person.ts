import { randomBytes } from 'node:crypto';

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Somebody nobody has seen before, so that no journey leans on another. */
export function newPerson(): Person {
  const mark = randomBytes(6).toString('hex');
  return {
    username: `robin-${mark}`,
    email: `robin.${mark}@example.com`,
    password: `Teapot-${mark}-lantern`,
  };
}
