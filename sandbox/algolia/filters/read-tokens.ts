import type { Err, Result } from '#src/shared/result.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import type { FilterToken } from './filter-tokens.ts';

/** Some of an expression as it was read, and the place of the token after it. */
export type Read<T> = Result<{ readonly value: T; readonly next: number }, Refusal>;

/** Says of a token, or of the end, that something else was to stand there. */
export const unexpected = (token: FilterToken | undefined, expected: string): Err<Refusal> =>
  badRequest(
    token
      ? `filters: Unexpected token ${nameOf(token)} expected ${expected} at col ${token.column}`
      : `filters: Unexpected end of filter, expected ${expected}`,
  );

const nameOf = ({ kind, text }: FilterToken): string =>
  kind === 'word' || kind === 'quoted' ? `string(${text})` : text;
