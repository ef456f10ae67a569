import type { Clock } from '#ports/clock.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { Reader } from '#src/shared/json-reader.ts';
import type { BffClient, BffFailure, MethodConfig } from './bff-client.ts';
import { createReadCache } from './read-cache.ts';

/** What may be asked again and remembered: anything but the cart. */
export interface BffReads {
  read<T>(
    method: string,
    args: readonly unknown[],
    parse: BffParser<T>,
    config?: MethodConfig,
  ): Promise<Result<T, BffReadFailure>>;
}

/** Makes something of an answer; what it refuses counts as a failed read. */
export type BffParser<T> = (answer: unknown) => Result<T, BffReadFailure>;

export type BffReadFailure = Pick<BffFailure, 'statusCode' | 'message'>;

/** An answer is what `read` makes of it, or cannot be read at all. */
export const parserOf =
  <T>(read: Reader<T>): BffParser<T> =>
  (answer) => {
    const value = read(answer);
    return value === undefined ? err(UNREADABLE) : ok(value);
  };

const UNREADABLE: BffReadFailure = { statusCode: 502, message: 'The answer cannot be read.' };

type BffReadsOptions = {
  readonly client: BffClient;
  readonly clock: Clock;
  /** Waits for so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
};

/** Reads with the data-fetching cache of B5: five minutes, three retries, from 1 s to 30 s. */
export function createBffReads({ client, clock, wait = pause }: BffReadsOptions): BffReads {
  const cache = createReadCache(clock);
  return {
    read: (method, args, parse, config) =>
      cache.read(`${method} ${JSON.stringify(args)}`, () =>
        withRetries(wait, async () => {
          const answer = await client.call(method, args, config);
          return answer.ok ? parse(answer.value) : answer;
        }),
      ),
  };
}

const RETRIES = 3;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

async function withRetries<T>(
  wait: (milliseconds: number) => Promise<void>,
  call: () => Promise<Result<T, BffReadFailure>>,
): Promise<Result<T, BffReadFailure>> {
  for (let retry = 0; ; retry += 1) {
    const answer = await call();
    if (answer.ok || retry === RETRIES || !mayPass(answer.error)) return answer;
    await wait(Math.min(FIRST_DELAY * 2 ** retry, LONGEST_DELAY));
  }
}

/** No answer, or trouble on the server's side; what the server refuses it will refuse again. */
const mayPass = ({ statusCode }: BffReadFailure): boolean => statusCode === 0 || statusCode >= 500;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
