import { googleCalendarMessage } from '@giftwell/contracts/gateway/google-calendar';

const size = 'popup,width=500,height=600';
const closedCheckMs = 500;

export class WindowBlocked extends Error {}

/**
 * Opens Google in a popup window and waits for the id of the access. Null if it was refused or the window was
 * closed. Rejects if the browser allows no window. Must be called by a click.
 */
export async function connectGoogle(address: () => Promise<string>): Promise<string | null> {
  const opened = window.open('', 'giftwell-calendar', size);
  if (!opened) throw new WindowBlocked();
  const told = messageFrom(opened);
  try {
    opened.location.href = await address();
  } catch (error) {
    opened.close();
    throw error;
  }
  return told;
}

/** Only a message of that window, and only from our own origin, counts. */
function messageFrom(opened: Window): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== opened) return;
    const message = googleCalendarMessage.safeParse(data);
    if (message.success) resolve(message.data.tokenId);
  };
  window.addEventListener('message', listen);
  const timer = setInterval(() => {
    if (opened.closed) resolve(null);
  }, closedCheckMs);
  return promise.finally(() => {
    clearInterval(timer);
    window.removeEventListener('message', listen);
  });
}
