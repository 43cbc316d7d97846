import type { Type } from '@nestjs/common';
import type { Routes } from '@giftwell/contracts/core/route';
import { Serves, type Handlers } from '../handlers/serves.js';

/** A controller for the routes of a resource that have a handler here; calls to others fail. */
export function fakeService<T extends Routes>(routes: T, handlers: Partial<Handlers<T>>): Type {
  class FakeService {}
  Object.assign(FakeService.prototype, handlers);
  const served = Object.fromEntries(Object.entries(routes).filter(([key]) => key in handlers));
  Serves(served)(FakeService as Type<Handlers<Routes>>);
  return FakeService;
}
