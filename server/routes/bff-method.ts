import type { z } from 'zod';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ServerPorts } from '../server-ports.ts';

/** Something that other programs may ask of the shop (B1). */
export type BffMethod = {
  /**
   * What kind of answer caches may keep, and so for how long; such a method is a read and answers GET
   * as well. `nothing` acts for one shopper: POST alone, from the shop's own pages (B6).
   */
  readonly keeps: KeptKind | 'nothing';
  /** The refusal says, for a programmer, where the arguments are wrong and how. */
  answer(args: unknown, call: BffCall): Result<Promise<BffAnswer>, string>;
};

/** What editors write; what is sold, and what is said of it; what it costs, and how many there are. */
export type KeptKind = 'content' | 'goods' | 'prices';

/** The circumstances of a call. */
export type BffCall = {
  readonly ports: ServerPorts;
  /** Locale of the host that was asked. */
  readonly locale: Locale;
  /** Names the action, so that a repeated call is carried out once; none where nobody named it. */
  readonly actionKey: string | undefined;
  readonly bodyScan: string | undefined;
};

export type BffAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `briefly`: it may be otherwise by the next minute, as what is not there yet. `never`: it is for
   * this caller alone, or may be what an outage has left.
   */
  readonly kept?: 'briefly' | 'never';
};

/** A method whose arguments have the form of `schema`, a tuple. */
export const bffMethod = <Args>(
  keeps: BffMethod['keeps'],
  schema: z.ZodType<Args>,
  handle: (args: Args, call: BffCall) => Promise<BffAnswer>,
): BffMethod => ({
  keeps,
  answer(args, call) {
    const parsed = schema.safeParse(args);
    return parsed.success ? ok(handle(parsed.data, call)) : err(describeIssues(parsed.error));
  },
});

export const answered = (
  body: unknown,
  more: Pick<BffAnswer, 'headers' | 'kept'> = {},
): BffAnswer => ({ status: 200, body, ...more });

/** Any error is its status and a message (B3), and when to come again where that is known. */
export const failed = (status: number, message: string, retryAfterSeconds?: number): BffAnswer => ({
  status: errorStatus(status),
  body: { message },
  ...(retryAfterSeconds !== undefined && {
    headers: { 'Retry-After': `${Math.max(0, Math.ceil(retryAfterSeconds))}` },
  }),
});

/** What a port found, or its failure with the port's own status and words. */
export const portAnswered = (
  answer: Result<unknown, { readonly status: number; readonly message: string }>,
): BffAnswer =>
  answer.ok ? answered(answer.value) : failed(answer.error.status, answer.error.message);

/** A status that is no error's is that of a gateway which got a bad answer. */
export const errorStatus = (status: number): number =>
  Number.isInteger(status) && status >= 400 && status <= 599 ? status : 502;

const MOST_ISSUES = 5;

const describeIssues = ({ issues }: z.ZodError) =>
  issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => `${['arguments', ...path].join('.')}: ${message}`)
    .join('; ');
