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

/** jsdom with the parts of the fetch standard that it does not have. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}
