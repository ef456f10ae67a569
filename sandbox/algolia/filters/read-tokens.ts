import type { Err, Result } from '#src/shared/result.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import type { FilterToken } from './filter-tokens.ts';

/** A parsed part of an expression, and the index of the next token. */
export type ParseStep<T> = Result<{ readonly value: T; readonly next: number }, Refusal>;

/** Returns the refusal of an unexpected token, or of an unexpected end. */
export const unexpected = (token: FilterToken | undefined, expected: string): Err<Refusal> =>
  badRequest(
    token
      ? `filters: Unexpected token ${nameOf(token)} expected ${expected} at col ${token.column}`
      : `filters: Unexpected end of filter, expected ${expected}`,
  );

const nameOf = ({ kind, text }: FilterToken): string =>
  kind === 'word' || kind === 'quoted' ? `string(${text})` : text;
