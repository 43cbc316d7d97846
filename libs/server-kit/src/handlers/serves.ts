import { Controller, type Type } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { unauthenticated } from '@giftwell/contracts/core/error';
import {
  isPublic,
  type HandlerInput,
  type HandlerOutput,
  type Item,
  type Route,
  type RouteSpec,
  type Routes,
} from '@giftwell/contracts/core/route';
import { Observable } from 'rxjs';
import type { AnyCall, UserCall } from './call.js';
import { onceForEachKey } from './idempotency.js';
import { oncePattern, streamPattern } from './patterns.js';
import { withRequestId } from '../log/log.js';
import { fitsFrame } from '../rpc/rpc-frames.js';
import type { Frame } from '../rpc/calls.js';

export type CallOf<R extends RouteSpec> = R extends { access: 'public' } ? AnyCall : UserCall;
/** Sends one item of a stream; does nothing if the caller didn't ask for a stream. */
export type Emit<R extends RouteSpec> = (item: Item<R>) => void;

/** One method for each route of a resource, with the route's name. */
export type Handlers<T extends Routes> = {
  [K in keyof T]: (
    input: HandlerInput<T[K]>,
    call: CallOf<T[K]>,
    emit: Emit<T[K]>,
  ) => Promise<HandlerOutput<T[K]>>;
};

type Method = (input: unknown, call: AnyCall, emit: (item: unknown) => void) => Promise<unknown>;

/** Makes a class the handler of all routes of a resource. */
export const Serves =
  <T extends Routes>(routes: T) =>
  (target: Type<Handlers<T>>): void => {
    Controller()(target);
    const methods = target.prototype as Record<string, unknown>;
    for (const [key, route] of Object.entries(routes)) {
      const method = methods[key] as Method;
      const answer = (self: unknown, { input, call }: Frame, emit: (item: unknown) => void) =>
        withRequestId(call.requestId, async () => {
          if (!isPublic(route) && call.userId === null) throw unauthenticated();
          return serialize(route, await method.call(self, route.input.parse(input), call, emit));
        });
      const unary = () =>
        function (this: unknown, frame: Frame) {
          return answer(this, frame, () => undefined);
        };
      const add = adderTo(methods, key, route);
      add(route.name, unary());
      // Calls without a key save the interceptor, which costs more than a small handler.
      if (route.creates) onceForEachKey(route)(...add(oncePattern(route.name), unary()));
      if (route.item) {
        const added = add(streamPattern(route), function (this: unknown, frame: Frame) {
          return stream(route, (emit) => answer(this, frame, emit));
        });
        if (route.creates) onceForEachKey(route)(...added);
      }
    }
  };

/** The answer as JSON text, which the gateway passes on without parsing. */
function serialize(route: Route, output: unknown): string {
  const json = JSON.stringify(route.output.parse(output));
  if (!fitsFrame(json)) throw new Error(`${route.name} answers ${json.length} characters`);
  return json;
}

/** Items are sent as `i<json>`, the whole answer last as `d<json>`. */
const stream = (route: Route, run: (emit: (item: unknown) => void) => Promise<string>) =>
  new Observable<string>((observer) => {
    run((item) => observer.next(`i${JSON.stringify(route.item!.parse(item))}`)).then(
      (json) => {
        observer.next(`d${json}`);
        observer.complete();
      },
      (error: unknown) => observer.error(error),
    );
  });

/** Returns a function that makes another function the handler of a pattern. */
const adderTo =
  (methods: Record<string, unknown>, key: string, route: Route) =>
  (pattern: string, value: (this: unknown, frame: Frame) => unknown) => {
    const name = `rpc:${key}${pattern.slice(route.name.length)}`;
    Object.defineProperty(methods, name, { value, configurable: true, writable: true });
    const added = [methods, name, Object.getOwnPropertyDescriptor(methods, name)!] as const;
    MessagePattern(pattern, { callers: route.callers })(...added);
    return added;
  };
