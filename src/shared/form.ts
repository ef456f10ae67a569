import { readText } from './json-reader.ts';
import { err, ok, type Result } from './result.ts';
import { isPrintable, tidyText } from './tidy-text.ts';

/** Reads what was typed into one field: its value, or what is wrong with it. */
export type FieldRule<T, Reason> = (typed: string) => Result<T, Reason>;

/** What is wrong with any field. `missing`: nothing was typed into a field that needs something. */
export type FieldReason = 'missing' | 'too-long' | 'malformed';

/** Which field of a form is wrong, and in what way. Words for it are the reader's own. */
export type FieldError<Field, Reason> = { readonly field: Field; readonly reason: Reason };

/** What was typed into a form, as it was typed; a field left out is an empty one. */
export type Typed<Field extends string> = { readonly [F in Field]?: string };

/**
 * Reads a whole form: every field by its rule, or all that is wrong with it, in the order of the
 * rules. A field that is read as `undefined` is left out of what is read. One that was sent twice,
 * as only programs do, is no text: it counts as empty.
 */
export function readForm<T extends object, Reason extends string>(
  rules: { readonly [F in keyof T]-?: FieldRule<T[F], Reason> },
  typed: Typed<keyof T & string>,
): Result<T, readonly FieldError<keyof T & string, Reason>[]> {
  const errors: FieldError<keyof T & string, Reason>[] = [];
  const values: Partial<T> = {};
  for (const field of Object.keys(rules) as (keyof T & string)[]) {
    const result = rules[field](readText(typed[field]) ?? '');
    if (!result.ok) errors.push({ field, reason: result.error });
    else if (result.value !== undefined) values[field] = result.value;
  }
  return errors.length > 0 ? err(errors) : ok(values as T);
}

/**
 * A field that needs something: one tidy line ({@link tidyText}) of at most so many characters, as
 * a text field's `maxlength` counts them, which `read` then understands or refuses.
 */
export const filledIn =
  <T, Reason extends string>(
    longest: number,
    read: (line: string) => Result<T, Reason>,
  ): FieldRule<T, Reason | FieldReason> =>
  (typed) => {
    const line = tidyText(typed);
    if (line === '') return err('missing');
    if (line.length > longest) return err('too-long');
    return isPrintable(line) ? read(line) : err('malformed');
  };

/** A field that may stay empty: it is then read as `undefined`. */
export const optional =
  <T, Reason>(rule: FieldRule<T, Reason>): FieldRule<T | undefined, Reason> =>
  (typed) =>
    tidyText(typed) === '' ? ok(undefined) : rule(typed);

/** Takes a line that has something in it to read by. */
export const lineWith =
  (pattern: RegExp) =>
  (line: string): Result<string, 'malformed'> =>
    pattern.test(line) ? ok(line) : err('malformed');
