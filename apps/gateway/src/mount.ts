import { Controller, Inject, Req, Res, type Type } from '@nestjs/common';
import { AppError } from '@giftwell/contracts/core/error';
import type { Route, Routes } from '@giftwell/contracts/core/route';
import { ServiceClients, type Asking } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from './answers.js';
import { PublicAnswers } from './public-answers.js';
import { clientAddress } from './requests/client-address.js';
import { EventStream, wantsEvents } from './requests/event-stream.js';
import { idempotencyKeyOf } from './idempotency-key.js';
import { flatInput } from './requests/flat-input.js';
import { sendJson } from './requests/json-answer.js';

interface Relay {
  services: ServiceClients;
  answers: PublicAnswers;
}

/** A controller that forwards every route of a resource to the service that owns it. */
export function mount(routes: Routes): Type {
  class ResourceController {
    constructor(
      readonly services: ServiceClients,
      readonly answers: PublicAnswers,
    ) {}
  }
  Inject(ServiceClients)(ResourceController, undefined, 0);
  Inject(PublicAnswers)(ResourceController, undefined, 1);
  Controller()(ResourceController);
  const methods = ResourceController.prototype as unknown as Record<string, unknown>;
  for (const [key, route] of Object.entries(routes)) {
    methods[key] = function (this: ResourceController, request: FastifyRequest, reply: FastifyReply) {
      return relay(this, route, request, reply);
    };
    Answers(route)(methods, key, Object.getOwnPropertyDescriptor(methods, key)!);
    Req()(methods, key, 0);
    Res()(methods, key, 1);
  }
  return ResourceController;
}

/** The caller, as the services get it. */
export const askingOf = ({ id, signedIn }: FastifyRequest): Asking => ({
  userId: signedIn?.userId ?? null,
  sessionId: signedIn?.sessionKey ?? null,
  requestId: id,
});

/** Validates the input, then passes input and answer on without parsing the answer. */
async function relay(
  { services, answers }: Relay,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const input = flatInput(request);
  route.input.parse(input);
  const idempotencyKey = idempotencyKeyOf(route, request);
  const asking = {
    ...askingOf(request),
    ...(idempotencyKey && { idempotencyKey }),
    ...(route.tellsVisitor && { visitor: clientAddress(request.ip) }),
  };
  if (route.item && wantsEvents(request)) return stream(services, route, input, asking, reply);
  if (route.keptMs && !request.signedIn) {
    const key = `${route.name} ${JSON.stringify(input)}`;
    // A client that disconnects cancels nothing here: others may wait for the same answer.
    const ask = () => services.of(route.service).json(route, input, asking);
    return sendJson(await answers.get(key, route.keptMs, ask), request, reply);
  }
  const gone = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  const json = await services.of(route.service).json(route, input, { ...asking, signal: gone.signal });
  return sendJson(json, request, reply);
}

/** `event: item` for each item, then `done` with the whole answer or `error`. The work is cancelled when the client disconnects. */
function stream(
  services: ServiceClients,
  route: Route,
  input: object,
  asking: Asking,
  reply: FastifyReply,
): void {
  const events = new EventStream(reply);
  const subscription = services
    .of(route.service)
    .stream(route, input, asking)
    .subscribe({
      next: (frame) => events.send(frame[0] === 'i' ? 'item' : 'done', frame.slice(1)),
      error: (error: unknown) => {
        events.send('error', JSON.stringify(AppError.from(error).toWire()));
        events.end();
      },
      complete: () => events.end(),
    });
  events.closed.addEventListener('abort', () => subscription.unsubscribe());
}
