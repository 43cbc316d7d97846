/*
 * Time limits for tests and hooks, and rejections that nobody handles. The runner that shares modules between spec files
 * (jest-light-runner) knows neither: a test that hangs would stop the whole run without a name, and an unhandled
 * rejection would end the worker thread with all its spec files. It runs this file once for each thread.
 */
import { inspect } from 'node:util';

const usual = 60_000;

/** Rejections since the last test or hook ended; some are handled late, which is fine. */
const rejections = new Map();
process.on('unhandledRejection', (reason, promise) => rejections.set(promise, reason));
process.on('rejectionHandled', (promise) => rejections.delete(promise));

const limited = (run, what, limit = usual) =>
  async function runWithin() {
    const late = Promise.withResolvers();
    const timer = setTimeout(() => late.reject(new Error(`${what} took more than ${limit} ms`)), limit);
    try {
      const result = await Promise.race([run.apply(this, arguments), late.promise]);
      const [first] = rejections.values();
      rejections.clear();
      // The runner shows an error without its cause.
      if (first) throw new Error(`${what} left a rejection that nobody handled: ${inspect(first)}`);
      return result;
    } finally {
      clearTimeout(timer);
    }
  };

const limitedTest = (define) => (title, run, limit) =>
  define(title, limited(run, `The test "${title}"`, limit));

for (const name of ['it', 'test']) {
  const define = globalThis[name];
  const each = define.each;
  globalThis[name] = Object.assign(limitedTest(define), {
    each: (...rows) => limitedTest(each.call(define, ...rows)),
  });
}
for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const define = globalThis[name];
  globalThis[name] = (run, limit) => define(limited(run, `A "${name}" of the file`, limit));
}
