import { QueryFailedError } from 'typeorm';
import { createLogger, withRequestId } from './log.js';

const capture = () => {
  const lines: string[] = [];
  return { lines, logger: createLogger('test', 'debug', { write: (line) => void lines.push(line) }) };
};

describe('the log', () => {
  it('carries the request id of the work around it', () => {
    const { lines, logger } = capture();
    withRequestId('r-1', () => logger.info('inside'));
    logger.info('outside');
    expect(JSON.parse(lines[0]!)).toMatchObject({ requestId: 'r-1', msg: 'inside' });
    expect(JSON.parse(lines[1]!)).not.toHaveProperty('requestId');
  });

  it('holds no password, token, cookie or full address', () => {
    const { lines, logger } = capture();
    const canaries = {
      password: 'canary-1',
      body: { token: 'canary-2' },
      request: { headers: { cookie: 'canary-3', 'set-cookie': ['canary-5'] } },
      tries: [{ apiKey: 'canary-6' }],
      deep: { a: { b: { c: { d: { e: 'canary-7' } } } } },
    };
    logger.info(canaries, 'sent to canary@example.com by redis://user:canary-4@host');
    logger.error({ err: new Error('no mail to canary@example.com') }, 'failed');
    expect(lines.join('')).not.toMatch(/canary-|canary@/);
    expect(lines.join('')).toContain('c***@example.com');
  });

  it('leaves what it is given as it was', () => {
    const { logger } = capture();
    const given = { request: { token: 'mine' } };
    logger.info(given, 'sent');
    expect(given).toEqual({ request: { token: 'mine' } });
  });

  it('keeps the text of a failed query and not its values', () => {
    const { lines, logger } = capture();
    const driver = Object.assign(new Error('value too long'), { code: '22001' });
    logger.error({ err: new QueryFailedError('INSERT INTO t VALUES ($1)', ['canary'], driver) }, 'failed');
    expect(lines[0]).toContain('INSERT INTO t');
    expect(lines[0]).not.toContain('canary');
  });
});
