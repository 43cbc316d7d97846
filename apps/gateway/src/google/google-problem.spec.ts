import { conflict, rateLimited } from '@giftwell/contracts/core/error';
import { problemOf } from './google-problem.js';

it.each([
  [conflict('account_exists', 'x'), 'account_exists'],
  [rateLimited('too_many_requests', 'x', 5), 'too_many_requests'],
  [{ error: 'access_denied', error_description: 'Call 555 0100' }, 'access_denied'],
  [{ error: 'server_error' }, 'temporarily_unavailable'],
  [{ code: 'OAUTH_TIMEOUT' }, 'temporarily_unavailable'],
  [new TypeError('fetch failed'), 'temporarily_unavailable'],
  [{ error: '<script>', code: 7 }, 'failed'],
  [new Error('no'), 'failed'],
  [undefined, 'failed'],
])('%p is %p', (thrown, problem) => {
  expect(problemOf(thrown)).toBe(problem);
});
