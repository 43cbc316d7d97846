import { AppError } from '@giftwell/contracts/core/error';

/** First words of replies to commands that may work later: a full disk or memory, a start, a change of the primary. */
const temporary = /^(?:MISCONF|OOM|LOADING|BUSY|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|NOREPLICAS)\b/;
/** What ioredis says of a connection that is lost or too slow. */
const isLost = ({ name, message }: Error): boolean =>
  name === 'MaxRetriesPerRequestError' ||
  /^(?:Command timed out|Connection is closed|Stream isn't writeable)/.test(message);

/** Converts an error of Redis that may be over later into `unavailable`. */
export function redisError(thrown: unknown): AppError | null {
  if (!(thrown instanceof Error)) return null;
  const isTemporary = thrown.name === 'ReplyError' && temporary.test(thrown.message);
  if (!isTemporary && !isLost(thrown)) return null;
  return new AppError(
    'unavailable',
    'redis_unavailable',
    'We can’t do that right now. Please try again in a moment.',
    undefined,
    {
      cause: thrown,
    },
  );
}
