import { definePush } from '@giftwell/contracts/core/event';
import { jest } from '@jest/globals';
import { z } from 'zod';
import { FakeEventSource } from '../testing/fake-event-source.js';
import { onPush, openPush, refetchOnPush } from './push.js';

const changed = definePush({ type: 'things.changed', data: z.object({ id: z.number() }) });

beforeEach(() => FakeEventSource.install());
afterEach(() => jest.useRealTimers());

describe('Push messages', () => {
  it('reach who listens, before and after the stream is opened, until they stop', () => {
    const heard: number[] = [];
    const stop = onPush(changed, ({ id }) => heard.push(id));
    const close = openPush(() => undefined);
    FakeEventSource.last.say('things.changed', { id: 1 });
    const stopLater = onPush(changed, ({ id }) => heard.push(id * 100));
    FakeEventSource.last.say('things.changed', { id: 2 });
    stop();
    stopLater();
    FakeEventSource.last.say('things.changed', { id: 3 });
    expect(heard).toEqual([1, 2, 200]);
    close();
  });

  it('are asked for again when the stream was refused, and no longer once it is closed', () => {
    jest.useFakeTimers();
    const refused = jest.fn();
    const close = openPush(refused);
    FakeEventSource.last.refuse();
    expect(refused).toHaveBeenCalledTimes(1);
    jest.runOnlyPendingTimers();
    expect(FakeEventSource.opened).toHaveLength(2);
    FakeEventSource.last.refuse();
    close();
    jest.runOnlyPendingTimers();
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  it('come over a connection that the browser itself opens again', () => {
    const refused = jest.fn();
    const close = openPush(refused);
    FakeEventSource.last.breakOff();
    expect(refused).not.toHaveBeenCalled();
    close();
    expect(FakeEventSource.last.readyState).toBe(EventSource.CLOSED);
  });

  it('may be lost while the connection is broken, so what they are about is fetched when it is open again', () => {
    const refetch = jest.fn();
    const stop = refetchOnPush(changed, ({ id }) => id === 7, refetch);
    const close = openPush(() => undefined);
    FakeEventSource.last.openUp();
    FakeEventSource.last.say('things.changed', { id: 8 });
    expect(refetch).not.toHaveBeenCalled();
    FakeEventSource.last.say('things.changed', { id: 7 });
    expect(refetch).toHaveBeenCalledTimes(1);
    FakeEventSource.last.breakOff();
    FakeEventSource.last.openUp();
    expect(refetch).toHaveBeenCalledTimes(2);
    FakeEventSource.last.openUp();
    stop();
    FakeEventSource.last.say('things.changed', { id: 7 });
    FakeEventSource.last.breakOff();
    FakeEventSource.last.openUp();
    expect(refetch).toHaveBeenCalledTimes(2);
    close();
  });
});
