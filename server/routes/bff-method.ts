import type { SharedCaching } from '../page-cache/shared-caching.ts';
import {
  type Issue,
  readAnything,
  readAs,
  type Reader,
  readListOf,
  validate,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ServerPorts } from '../server-ports.ts';

/** A BFF method for other programs (B1). */
export type BffMethod = {
  /**
   * Kind of content, which sets how long caches may keep it; such a method is a read and accepts
   * GET, too. `nothing` acts for one shopper: POST only, from the shop's own pages (B6).
   */
  readonly cacheKind: CacheKind | 'nothing';
  /**
   * Reads the arguments and carries the method out. The error is a developer message: which argument
   * is invalid, and why.
   */
  answer(args: unknown, context: BffContext): Result<Promise<BffAnswer>, string>;
};

/** `content`: editors' texts; `products`: products and reviews; `prices`: prices and stock. */
export type CacheKind = 'content' | 'products' | 'prices';

/** What a method knows besides its arguments. */
export type BffContext = {
  readonly ports: ServerPorts;
  /** Locale of the requested host. */
  readonly locale: Locale;
  /** Idempotency key, so that a repeated call is carried out once; `undefined` if none was sent. */
  readonly idempotencyKey: string | undefined;
  readonly bodyScan: string | undefined;
};

export type BffAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `briefly`: may change within a minute, like content that is still missing. `never`: private to
   * this caller, or possibly due to an outage.
   */
  readonly cacheOverride?: 'briefly' | 'never';
  /** How caches that visitors share may keep it; absent if they may not. */
  readonly sharing?: SharedCaching;
};

/** Creates a method: `read` reads its list of arguments, `handle` carries it out. */
export const bffMethod = <Args>(
  cacheKind: BffMethod['cacheKind'],
  read: Reader<Args>,
  handle: (args: Args, call: BffContext) => Promise<BffAnswer>,
): BffMethod => ({
  cacheKind,
  answer(args, call) {
    const parsed = validate(read, args);
    return parsed.ok ? ok(handle(parsed.value, call)) : err(describeIssues(parsed.error));
  },
});

/** Reads the list of arguments of a method that has none. */
export const noArguments = readListOf(readAnything, 0, 0);

/** Reads the list of arguments of a method that has one. */
export const oneArgument = <Argument>(read: Reader<Argument>): Reader<Argument> =>
  readAs(readListOf(read, 1, 1), ([argument]) => argument);

/** The same for an argument that may be omitted; it is an object without fields then. */
export function optionalArgument<Argument>(read: Reader<Argument>): Reader<Argument> {
  const readOne = oneArgument(read);
  return (args, report) => readOne(Array.isArray(args) && args.length === 0 ? [{}] : args, report);
}

export const okAnswer = (
  body: unknown,
  more: Pick<BffAnswer, 'headers' | 'cacheOverride' | 'sharing'> = {},
): BffAnswer => ({ status: 200, body, ...more });

/** An error: its status, a message (B3) and, if known, the time until a retry. */
export const errorAnswer = (
  status: number,
  message: string,
  retryAfterSeconds?: number,
): BffAnswer => ({
  status: errorStatus(status),
  body: { message },
  ...(retryAfterSeconds !== undefined && {
    headers: { 'Retry-After': `${Math.max(0, Math.ceil(retryAfterSeconds))}` },
  }),
});

/** The value of a port's result, or its failure with the port's own status and message. */
export const answerFromResult = (
  answer: Result<unknown, { readonly status: number; readonly message: string }>,
): BffAnswer =>
  answer.ok ? okAnswer(answer.value) : errorAnswer(answer.error.status, answer.error.message);

/** Replaces a status that is not an error by 502: the upstream gave a bad answer. */
export const errorStatus = (status: number): number =>
  Number.isInteger(status) && status >= 400 && status <= 599 ? status : 502;

const MAX_ISSUES = 5;

const describeIssues = (issues: readonly Issue[]): string =>
  issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => `${['arguments', ...path].join('.')}: ${message}`)
    .join('; ');
