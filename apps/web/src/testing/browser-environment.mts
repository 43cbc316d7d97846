import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = {
  ...{
    Request,
    Response,
    Headers,
    ReadableStream,
    TransformStream,
    TextDecoderStream,
    TextEncoder,
    TextDecoder,
  },
  ...{ AbortController, AbortSignal, structuredClone, Uint8Array },
};

/**
 * React waits for its work with one. Node's would keep the process running; timers of the window end with it. They are
 * those from before a spec replaces them.
 */
const messageChannelOf = ({ setTimeout: later }: Pick<Window, 'setTimeout'>) =>
  class MessageChannel {
    readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
    readonly port2 = { postMessage: () => void later(() => this.port1.onmessage?.(), 0) };
  };

/** jsdom with the parts of the fetch standard that it does not have, and a channel. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, fromNode, { MessageChannel: messageChannelOf(this.global) });
  }
}
