import type { z } from 'zod';
import type { ServiceName } from './route.js';

/** An event that a service publishes about its own data, in the past tense: `auth.user-deleted`. Any may ask for mail. */
export interface AppEvent<D extends z.ZodType<object> = z.ZodType<object>> {
  name: `${ServiceName | 'mail'}.${string}`;
  data: D;
  subscribers: readonly ServiceName[];
  /** Nothing of it stays in the queue once it is handled: its data may be about people without an account. */
  isForgotten?: boolean;
}
export type EventData<E extends AppEvent> = z.output<E['data']>;
export const defineEvent = <D extends z.ZodType<object>>(event: AppEvent<D>): AppEvent<D> => event;

/** A push message to the browsers of one user. It may get lost, so its content is also available by GET. */
export interface Push<D extends z.ZodType<object> = z.ZodType<object>> {
  type: string;
  data: D;
}
export const definePush = <D extends z.ZodType<object>>(push: Push<D>): Push<D> => push;
