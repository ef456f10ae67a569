import type { z } from 'zod';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ServerPorts } from '../server-ports.ts';

/** Something that other programs may ask of the shop (B1). */
export type BffMethod = {
  /** `shopper` acts for one shopper: POST alone, from the shop's own pages (B6). */
  readonly access: 'public' | 'shopper';
  /** The refusal says, for a programmer, what is wrong with the arguments. */
  answer(args: unknown, call: BffCall): Result<Promise<BffAnswer>, string>;
};

/** The circumstances of a call. */
export type BffCall = {
  readonly ports: ServerPorts;
  /** Locale of the host that was asked. */
  readonly locale: Locale;
  /** Names the action, so that a repeated call is carried out once. */
  readonly actionKey: string;
  readonly bodyScan: string | undefined;
};

export type BffAnswer = { readonly status: number; readonly body: unknown };

/** A method whose arguments have the form of `schema`, a tuple. */
export const bffMethod = <Args>(
  access: BffMethod['access'],
  schema: z.ZodType<Args>,
  handle: (args: Args, call: BffCall) => Promise<BffAnswer>,
): BffMethod => ({
  access,
  answer(args, call) {
    const parsed = schema.safeParse(args);
    return parsed.success ? ok(handle(parsed.data, call)) : err(describeIssues(parsed.error));
  },
});

export const answered = (body: unknown): BffAnswer => ({ status: 200, body });

/** Any error is its status and a message (B3). Statuses that are no error's become 502. */
export const failed = (status: number, message: string): BffAnswer => ({
  status: status >= 400 && status <= 599 ? status : 502,
  body: { message },
});

const MOST_ISSUES = 5;

const describeIssues = ({ issues }: z.ZodError) =>
  issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => `${['arguments', ...path].join('.')}: ${message}`)
    .join('; ');
