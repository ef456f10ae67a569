import { type Reader, readText, readTextUpTo } from './json-reader.ts';
import { isPrintable, normalizeLine } from './normalize-text.ts';
import { err, ok, type Result } from './result.ts';

/** Parses the text of one field: its value, or the reason why it is invalid. */
export type FieldRule<T, Reason> = (typed: string) => Result<T, Reason>;

/** Reasons that apply to any field. `missing`: a required field was left empty. */
export type FieldReason = 'missing' | 'too-long' | 'malformed';

/** Validation error of a form: the field, and the reason. Its text is up to the caller. */
export type FieldError<Field, Reason> = { readonly field: Field; readonly reason: Reason };

/** Fields of a form, as typed; an omitted field is an empty one. */
export type FormInput<Field extends string> = { readonly [F in Field]?: string };

/**
 * Parses a whole form: every field by its rule, or all validation errors, in the order of the
 * rules. A field that is parsed to `undefined` is omitted from the result. A field sent twice, as
 * only programs do, is no text: it counts as empty.
 */
export function readForm<T extends object, Reason extends string>(
  rules: { readonly [F in keyof T]-?: FieldRule<T[F], Reason> },
  typed: FormInput<keyof T & string>,
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

/** Schema of a text as typed: the rules of its form decide, but none takes more characters. */
export const readTypedText = readTextUpTo(1000);

/** Reads the typed fields of a form, and parses them; an issue names the invalid field. */
export const readByForm =
  <Typed, T>(
    readTyped: Reader<Typed>,
    parse: (typed: Typed) => Result<T, readonly FieldError<string, string>[]>,
  ): Reader<T> =>
  (value, report) => {
    const typed = readTyped(value, report);
    if (typed === undefined) return undefined;
    const form = parse(typed);
    if (form.ok) return form.value;
    for (const { field, reason } of form.error) report?.(reason, [field]);
    return undefined;
  };

/**
 * Rule of a required field: one line, tidied by {@link normalizeLine}, of at most `maxLength`
 * characters, as a text field's `maxlength` counts them, which `read` then parses or rejects.
 */
export const requiredField =
  <T, Reason extends string>(
    maxLength: number,
    read: (line: string) => Result<T, Reason>,
  ): FieldRule<T, Reason | FieldReason> =>
  (typed) => {
    const line = normalizeLine(typed);
    if (line === '') return err('missing');
    if (line.length > maxLength) return err('too-long');
    return isPrintable(line) ? read(line) : err('malformed');
  };

/** Rule of an optional field: an empty one is parsed to `undefined`. */
export const optionalField =
  <T, Reason>(rule: FieldRule<T, Reason>): FieldRule<T | undefined, Reason> =>
  (typed) =>
    normalizeLine(typed) === '' ? ok(undefined) : rule(typed);

/**
 * Rule of a required field of several lines: tidies each line, and drops empty ones. At most
 * `maxLength` characters, with a letter or a digit among them.
 */
export const linesField =
  (maxLength: number): FieldRule<string, FieldReason> =>
  (typed) => {
    const lines = typed.split(/\r\n?|\n/u).map(normalizeLine);
    const text = lines.filter((line) => line !== '').join('\n');
    if (text === '') return err('missing');
    if (text.length > maxLength) return err('too-long');
    return lines.every(isPrintable) && /[\p{L}\p{N}]/u.test(text) ? ok(text) : err('malformed');
  };

/** Accepts a line that contains a match of `pattern`. */
export const matchesPattern =
  (pattern: RegExp) =>
  (line: string): Result<string, 'malformed'> =>
    pattern.test(line) ? ok(line) : err('malformed');

/** Maximum length of the name of a person, a street or a place, in characters. */
export const MAX_NAME_LENGTH = 64;

/**
 * Parses the name of a person, a street or a place: one tidied line in any script, with at least
 * one letter.
 */
export const parseName = (typed: string): Result<string, FieldReason> => readTyped(typed);

const readTyped = requiredField<string, FieldReason>(MAX_NAME_LENGTH, matchesPattern(/\p{L}/u));
