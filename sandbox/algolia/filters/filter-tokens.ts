import { type Err, ok, type Result } from '#src/shared/result.ts';
import { badRequest, type Refusal } from '../refusal.ts';

/** A token of a filter expression; `column` counts from 1. */
export type FilterToken = {
  readonly kind:
    | 'word'
    | 'quoted'
    | 'AND'
    | 'OR'
    | 'NOT'
    | 'TO'
    | 'operator'
    | '('
    | ')'
    | ':'
    | 'score';
  readonly text: string;
  readonly column: number;
};

const TOKEN =
  /\s+|(?<quoted>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|<score=(?<score>\d+)>|(?<operator><=|>=|!=|<|>|=)|(?<sign>[():])|(?<word>[^\s():<>=!"']+|!)/gsuy;

/** Splits an expression into tokens; refuses an unclosed quote. */
export function filterTokens(text: string): Result<readonly FilterToken[], Refusal> {
  const tokens: FilterToken[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const token = tokenOf(match.groups ?? {}, match.index + 1);
    if (token) tokens.push(token);
  }
  if (end < text.length) {
    return badRequest(`filters: Unexpected token ${text[end]} at col ${end + 1}`);
  }
  return ok(tokens);
}

function tokenOf(
  { quoted, score, operator, sign, word }: Readonly<Record<string, string | undefined>>,
  column: number,
): FilterToken | undefined {
  if (quoted !== undefined) return { kind: 'quoted', text: unquoted(quoted), column };
  if (score !== undefined) return { kind: 'score', text: score, column };
  if (operator !== undefined) return { kind: 'operator', text: operator, column };
  if (sign !== undefined) return { kind: sign as '(' | ')' | ':', text: sign, column };
  if (word === undefined) return undefined;
  const keyword = KEYWORDS.find((known) => known === word);
  return { kind: keyword ?? 'word', text: word, column };
}

/** Only upper case words are operators. */
const KEYWORDS = ['AND', 'OR', 'NOT', 'TO'] as const;

const unquoted = (text: string): string => text.slice(1, -1).replaceAll(/\\(.)/gsu, '$1');

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
