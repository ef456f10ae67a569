import type { Clock } from '#ports/clock-and-ids.ts';
import type { Reader } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { BffClient } from './bff-client.ts';
import type { BffFailure } from './bff-failure.ts';
import { createReadCache } from './read-cache.ts';
import { pause, type Wait, withRetries } from './read-retries.ts';

/** Reads that may be retried and cached: anything but the cart. */
export interface BffReads {
  read<T>(
    method: string,
    args: readonly unknown[],
    parse: BffParser<T>,
  ): Promise<Result<T, BffReadFailure>>;
  /** The same reads, cancelled when the signal aborts. */
  withSignal(signal: AbortSignal): BffReads;
}

/** Parses an answer; an error counts as a failed read. */
export type BffParser<T> = (answer: unknown) => Result<T, BffReadFailure>;

export type BffReadFailure = Pick<BffFailure, 'statusCode' | 'message' | 'retryAfterSeconds'>;

/** Parses an answer by `read`; an unreadable one is an error. */
export const parserOf =
  <T>(read: Reader<T>): BffParser<T> =>
  (answer) => {
    const value = read(answer);
    return value === undefined ? err(UNREADABLE) : ok(value);
  };

const UNREADABLE: BffReadFailure = { statusCode: 502, message: 'The answer cannot be read.' };

const CANCELLED: BffReadFailure = { statusCode: 0, message: 'The call was aborted.' };

type BffReadsOptions = {
  readonly client: BffClient;
  readonly clock: Clock;
  readonly wait?: Wait;
  /** Whether a parsed answer may be cached; by default every answer may. */
  readonly isCacheable?: (value: unknown) => boolean;
};

/** Reads with the cache of B5: five minutes, three retries, from 1 s to 30 s. */
export function createBffReads({
  client,
  clock,
  wait = pause,
  isCacheable,
}: BffReadsOptions): BffReads {
  const cache = createReadCache(clock, CANCELLED, isCacheable);

  const load =
    <T>(method: string, args: readonly unknown[], parse: BffParser<T>) =>
    (signal: AbortSignal) =>
      withRetries(wait, signal, async () => {
        const answer = await client.call(method, args, { signal });
        return answer.ok ? parse(answer.value) : answer;
      });

  const readsUntil = (until?: AbortSignal): BffReads => ({
    read: (method, args, parse) =>
      cache.read(`${method} ${JSON.stringify(args)}`, load(method, args, parse), until),
    withSignal: readsUntil,
  });
  return readsUntil();
}
