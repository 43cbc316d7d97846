import type { z } from 'zod';
import type { ServiceName } from './route.js';

/** A fact that a service says about its own things, in the past tense: `auth.user-deleted`. */
export interface AppEvent<D extends z.ZodType<object> = z.ZodType<object>> {
  name: `${ServiceName}.${string}`;
  data: D;
  subscribers: readonly ServiceName[];
}
export type EventData<E extends AppEvent> = z.output<E['data']>;
export const defineEvent = <D extends z.ZodType<object>>(event: AppEvent<D>): AppEvent<D> => event;

/** A hint to the browsers of one user; it may be lost, so it carries nothing that a GET does not give. */
export interface Push<D extends z.ZodType<object> = z.ZodType<object>> {
  type: string;
  data: D;
}
export const definePush = <D extends z.ZodType<object>>(push: Push<D>): Push<D> => push;
