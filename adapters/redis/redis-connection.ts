import { Redis, ReplyError } from 'ioredis';
import { createHash } from 'node:crypto';
import type { Log } from '#ports/log.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { withTimeout } from '#src/shared/time-limit.ts';

/** One connection to Redis. It reconnects by itself; calls do not wait for that. */
export interface RedisConnection {
  /** Never rejects: a timeout or a refusal is a failure. */
  call(command: string, ...args: readonly (string | number)[]): Promise<RedisAnswer>;
  /** Calls back whenever Redis is ready: now, if it is, and after every reconnect. */
  onReady(listener: () => void): void;
  close(): void;
}

export type RedisAnswer = Result<unknown, RedisFailure>;

/** `refused`: an error reply of Redis, with its code: OOM, WRONGTYPE, NOSCRIPT. */
export type RedisFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly code: string };

export type RedisSettings = {
  /** `redis://…`, `rediss://…` or the path of a socket. */
  readonly address: string;
  /** Response timeout in milliseconds. */
  readonly timeout: number;
  readonly log: Log;
};

/** In milliseconds. A socket is closed if an expected response does not come. */
const SOCKET_TIMEOUT = 5000;
const CONNECT_TIMEOUT = 1000;
const MAX_RECONNECT_DELAY = 2000;

/** Full jitter, so that servers do not all reconnect to a returning Redis at once. */
const pauseBefore = (attempt: number) =>
  25 + Math.random() * Math.min(MAX_RECONNECT_DELAY, 50 * 2 ** Math.min(attempt, 10));

/** A client without an offline queue: a command is answered now or fails. */
export const openRedisClient = ({ address, log }: Omit<RedisSettings, 'timeout'>): Redis => {
  const client = new Redis(address, {
    socketTimeout: SOCKET_TIMEOUT,
    connectTimeout: CONNECT_TIMEOUT,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    disableClientInfo: true,
    retryStrategy: pauseBefore,
  });
  logOutages(client, log);
  return client;
};

export function openRedis(settings: RedisSettings): RedisConnection {
  const client = openRedisClient(settings);
  return {
    async call(command, ...args) {
      const answer = client
        .call(command, ...args)
        .then(ok, (error: unknown) => err(failureOf(error)));
      // The client's own timeout does not consider pauses of this process.
      return withTimeout(settings.timeout, answer, () => UNREACHABLE, PROCESS_TIMERS);
    },
    onReady(listener) {
      client.on('ready', listener);
      if (client.status === 'ready') listener();
    },
    close: () => client.disconnect(),
  };
}

/** Logs once when Redis is lost and once when it is back, however many retries there are. */
function logOutages(client: Redis, log: Log): void {
  let isLost = false;
  let error: Error | undefined;
  // Without a listener the client writes to the console.
  client.on('error', (latest: Error) => (error = latest));
  client.on('reconnecting', () => {
    if (!isLost) log.warn('redis-unreachable', { error });
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) log.info('redis-reached');
    isLost = false;
    error = undefined;
  });
}

const UNREACHABLE: RedisAnswer = err({ kind: 'unreachable' });

/** A protocol error of Redis begins with its code; any other error is the connection's. */
const failureOf = (error: unknown): RedisFailure =>
  error instanceof ReplyError
    ? { kind: 'refused', code: (error as Error).message.split(' ', 1)[0] ?? '' }
    : { kind: 'unreachable' };

/** A Lua script that Redis runs atomically. */
export type RedisScript = { readonly lua: string; readonly digest: string };

export const redisScript = (lua: string): RedisScript => ({
  lua,
  digest: createHash('sha1').update(lua).digest('hex'),
});

/** Runs the script by its digest; sends its text only once after each restart of Redis. */
export async function runScript(
  connection: RedisConnection,
  { lua, digest }: RedisScript,
  keys: readonly string[],
  args: readonly (string | number)[],
): Promise<RedisAnswer> {
  const known = await connection.call('EVALSHA', digest, keys.length, ...keys, ...args);
  const isNew = !known.ok && known.error.kind === 'refused' && known.error.code === 'NOSCRIPT';
  return isNew ? connection.call('EVAL', lua, keys.length, ...keys, ...args) : known;
}
