import type { Push } from '@giftwell/contracts/core/event';
import { pushRoutes } from '@giftwell/contracts/gateway/push';
import type { z } from 'zod';

const address = `/api${pushRoutes.open.path}`;
/** Delay before reopening a refused stream. */
const retryMs = 30_000;

type Listener = (data: string) => void;
const listeners = new Map<string, Set<Listener>>();
const reopenListeners = new Set<() => void>();
let stream: EventSource | null = null;

const tell = ({ type, data }: MessageEvent<string>) =>
  listeners.get(type)?.forEach((listener) => listener(data));

/** Calls `listener` for each push message of one type while a stream is open. Returns a function that stops it. */
export function onPush<D extends z.ZodType<object>>(
  push: Push<D>,
  listener: (data: z.output<D>) => void,
): () => void {
  const parsed: Listener = (data) => listener(push.data.parse(JSON.parse(data)));
  if (!listeners.has(push.type)) {
    listeners.set(push.type, new Set());
    stream?.addEventListener(push.type, tell);
  }
  listeners.get(push.type)!.add(parsed);
  return () => void listeners.get(push.type)!.delete(parsed);
}

/**
 * Calls `refetch` for each push message that `isMeant`, and when a stream that was broken is open again: messages may have
 * got lost meanwhile. Returns a function that stops it.
 */
export function refetchOnPush<D extends z.ZodType<object>>(
  push: Push<D>,
  isMeant: (data: z.output<D>) => boolean,
  refetch: () => void,
): () => void {
  const stop = onPush(push, (data) => {
    if (isMeant(data)) refetch();
  });
  reopenListeners.add(refetch);
  return () => {
    stop();
    reopenListeners.delete(refetch);
  };
}

/** Waits for a push message that `isMeant`, or for `maxMs`: messages may get lost, and guests get none. */
export const nextPush = <D extends z.ZodType<object>>(
  push: Push<D>,
  isMeant: (data: z.output<D>) => boolean,
  maxMs: number,
): Promise<void> =>
  new Promise((done) => {
    const stop = onPush(push, (data) => isMeant(data) && finish());
    const timer = setTimeout(finish, maxMs);
    function finish() {
      clearTimeout(timer);
      stop();
      done();
    }
  });

/** Subscribes to the push messages of the signed-in user. `onRefused` is called when the server refuses the stream. */
export function openPush(onRefused: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBroken = false;
  const open = () => {
    const source = new EventSource(address);
    stream = source;
    for (const type of listeners.keys()) source.addEventListener(type, tell);
    source.addEventListener('open', () => {
      if (isBroken) for (const listener of reopenListeners) listener();
      isBroken = false;
    });
    source.addEventListener('error', () => {
      isBroken = true;
      // The browser reconnects after a broken connection by itself.
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, retryMs);
      onRefused();
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  };
}
