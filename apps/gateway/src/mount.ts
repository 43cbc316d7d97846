import { Controller, Inject, Req, Res, type Type } from '@nestjs/common';
import { AppError } from '@giftwell/contracts/core/error';
import type { Route, Routes } from '@giftwell/contracts/core/route';
import { ServiceClients, type CallerContext } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { HandlesRoute } from './route-decorators.js';
import { ResponseCache } from './response-cache/response-cache.js';
import { WriteEnd } from './response-cache/write-end.js';
import { PublicResponseCache } from './public-response-cache.js';
import { clientAddress } from './requests/client-address.js';
import { EventStream, wantsEvents } from './requests/event-stream.js';
import { idempotencyKeyOf } from './idempotency-key.js';
import { flatInput } from './requests/flat-input.js';
import { sendJson } from './requests/json-answer.js';

interface Relay {
  services: ServiceClients;
  answers: PublicResponseCache;
  cache: ResponseCache;
  writeEnd: WriteEnd;
}

/** A controller that forwards every route of a resource to the service that owns it. */
export function mount(routes: Routes): Type {
  class ResourceController {
    constructor(
      readonly services: ServiceClients,
      readonly answers: PublicResponseCache,
      readonly cache: ResponseCache,
      readonly writeEnd: WriteEnd,
    ) {}
  }
  Inject(ServiceClients)(ResourceController, undefined, 0);
  Inject(PublicResponseCache)(ResourceController, undefined, 1);
  Inject(ResponseCache)(ResourceController, undefined, 2);
  Inject(WriteEnd)(ResourceController, undefined, 3);
  Controller()(ResourceController);
  const methods = ResourceController.prototype as unknown as Record<string, unknown>;
  for (const [key, route] of Object.entries(routes)) {
    methods[key] = function (this: ResourceController, request: FastifyRequest, reply: FastifyReply) {
      return relay(this, route, request, reply);
    };
    HandlesRoute(route)(methods, key, Object.getOwnPropertyDescriptor(methods, key)!);
    Req()(methods, key, 0);
    Res()(methods, key, 1);
  }
  return ResourceController;
}

/** The caller in the form that services expect; with their network address if the route says so. */
export function callerOf(request: FastifyRequest, route?: Route): CallerContext {
  const { id: requestId, signedIn } = request;
  const caller = { userId: signedIn?.userId ?? null, sessionId: signedIn?.sessionKey ?? null, requestId };
  return route?.passesClientAddress ? { ...caller, clientAddress: clientAddress(request.ip) } : caller;
}

/** Validates the input, then passes input and answer on without parsing the answer. */
async function relay(to: Relay, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { services, answers, cache } = to;
  const repeated = cache.find(request);
  if (repeated) return sendJson(repeated, request, reply);
  const input = flatInput(request);
  route.input.parse(input);
  const idempotencyKey = idempotencyKeyOf(route, request);
  const caller = {
    ...callerOf(request, route),
    ...(idempotencyKey && { idempotencyKey }),
    ...(request.browser && { browser: request.browser }),
  };
  if (route.item && wantsEvents(request)) {
    const begun = services.of(route.service).stream(route, input, caller);
    return stream(begun, reply, () => to.writeEnd.end(request));
  }
  if (route.cachedMs && !request.signedIn) {
    const key = `${route.name} ${JSON.stringify(input)}`;
    // A disconnected client cancels nothing here, because others may wait for the same answer.
    const ask = () => services.of(route.service).json(route, input, caller);
    // Who has just changed something doesn't get an answer from before.
    const how = request.headers['cache-control'] === 'no-cache' ? 'renew' : 'get';
    return sendJson(await answers[how](key, route.cachedMs, ask), request, reply);
  }
  const gone = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  const json = await services.of(route.service).json(route, input, { ...caller, signal: gone.signal });
  cache.store(request, json);
  return sendJson(json, request, reply);
}

/** `event: item` for each item, then `done` with the whole answer or `error`. The work is cancelled when the client disconnects. */
function stream(frames: Observable<string>, reply: FastifyReply, onComplete: () => Promise<void>): void {
  const events = new EventStream(reply);
  const subscription = frames.subscribe({
    next: (frame) => events.send(frame[0] === 'i' ? 'item' : 'done', frame.slice(1)),
    error: (error: unknown) => {
      events.send('error', JSON.stringify(AppError.from(error).toWire()));
      events.end();
    },
    complete: () => void onComplete().finally(() => events.end()),
  });
  events.closed.addEventListener('abort', () => subscription.unsubscribe());
}
