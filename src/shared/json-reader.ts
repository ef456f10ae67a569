import { err, ok, type Result } from './result.ts';

/**
 * The schema of an external JSON value: reads it, or returns `undefined` if it has another shape.
 * Never throws, copies what it reads, and sees an object's own fields only. With `report` it says
 * what is wrong with the value; see {@link validate}.
 *
 * A function that takes the value alone is a reader, too: its failure is reported as "is invalid".
 *
 * The functions that make readers are marked as free of side effects, so that the bundler leaves out
 * of the browser the schemas that only the server uses.
 */
export type Reader<T> = (value: unknown, report?: Report) => T | undefined;

/** The type of what a reader reads. */
export type ValueOf<R> = R extends Reader<infer T> ? T : never;

/** What is wrong with a value: `must be a text`. `path` leads to the part that is meant. */
export type Issue = { readonly path: readonly (string | number)[]; readonly message: string };

type Report = (message: string, path?: Issue['path']) => void;

/** Reads a value, or returns everything that is wrong with it, in the order of the schema. */
export function validate<T>(read: Reader<T>, value: unknown): Result<T, readonly Issue[]> {
  const issues: Issue[] = [];
  const found = readExplained(read, value, (message, path = []) => issues.push({ path, message }));
  return found === undefined ? err(issues) : ok(found);
}

/** Reads the whole of a value; a failure has at least one issue. */
function readExplained<T>(read: Reader<T>, value: unknown, report: Report): T | undefined {
  let isExplained = false;
  const found = read(value, (message, path) => {
    isExplained = true;
    report(message, path);
  });
  if (found === undefined && !isExplained) report(INVALID);
  return found;
}

/** Reads a part of a value; its issues get the step that leads to it. */
const readPart = <T>(
  read: Reader<T>,
  part: unknown,
  step: string | number,
  report: Report | undefined,
): T | undefined =>
  report
    ? readExplained(read, part, (message, path = []) => report(message, [step, ...path]))
    : read(part);

const INVALID = 'is invalid';

/** Converts what `read` reads; `undefined` refuses it, with `message`. */
/* @__NO_SIDE_EFFECTS__ */
export const readAs =
  <T, U>(read: Reader<T>, convert: (value: T) => U | undefined, message = INVALID): Reader<U> =>
  (value, report) => {
    const found = read(value, report);
    if (found === undefined) return undefined;
    const converted = convert(found);
    if (converted === undefined) report?.(message);
    return converted;
  };

/** Reads what `read` reads and `isValid` accepts. */
/* @__NO_SIDE_EFFECTS__ */
export const readIf = <T>(
  read: Reader<T>,
  isValid: (value: T) => boolean,
  message: string,
): Reader<T> => readAs(read, (value) => (isValid(value) ? value : undefined), message);

/** Reads what `read` reads; `message` explains every failure. */
/* @__NO_SIDE_EFFECTS__ */
export const withMessage =
  <T>(read: Reader<T>, message: string): Reader<T> =>
  (value, report) =>
    read(value) ?? refuse(report, message);

/** Reads any value as it is; JSON has no `undefined`. */
export const readAnything: Reader<unknown> = (value) => value;

export const readText: Reader<string> = (value, report) =>
  typeof value === 'string' ? value : refuse(report, 'must be a text');

/** A text of at most `max` characters: code points, of which some are two UTF-16 code units. */
/* @__NO_SIDE_EFFECTS__ */
export const readTextUpTo = (max: number): Reader<string> =>
  readIf(
    readText,
    (text) => text.length <= max || (text.length <= 2 * max && Array.from(text).length <= max),
    `must be a text of at most ${max} characters`,
  );

/** A text that contains a match of `pattern`. */
/* @__NO_SIDE_EFFECTS__ */
export const readMatch = (pattern: RegExp, message: string): Reader<string> =>
  readIf(readText, (text) => pattern.test(text), message);

/** One of these words or numbers. */
/* @__NO_SIDE_EFFECTS__ */
export const readOneOf = <const Choice extends string | number>(
  choices: readonly Choice[],
  message = `must be one of ${choices.join(', ')}`,
): Reader<Choice> => {
  const known: ReadonlyMap<unknown, Choice> = new Map(choices.map((choice) => [choice, choice]));
  return (value, report) => known.get(value) ?? refuse(report, message);
};

export const readFlag: Reader<boolean> = (value, report) =>
  typeof value === 'boolean' ? value : refuse(report, 'must be true or false');

/** A flag that is left out instead of being false. */
export const readTrue: Reader<true> = (value, report) =>
  value === true ? value : refuse(report, 'must be true');

/** JSON has no other numbers, but a number of 400 digits is parsed as infinite. */
export const readNumber: Reader<number> = (value, report) =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(report, 'must be a number');

/** A whole number from `min` to `max`, both included. */
/* @__NO_SIDE_EFFECTS__ */
export function readWholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> {
  const message = `must be a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`;
  return (value, report) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? value + 0
      : refuse(report, message);
}

/** A whole number from 0. */
export const readCount: Reader<number> = readWholeNumber(0);

/* @__NO_SIDE_EFFECTS__ */
export const readNullOr =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, report) =>
    value === null ? null : read(value, report);

/** Reads a list of `min` to `max` entries if every entry can be read. */
/* @__NO_SIDE_EFFECTS__ */
export const readListOf =
  <T>(read: Reader<T>, min = 0, max = Infinity): Reader<readonly T[]> =>
  (value, report) => {
    if (!isListOf(value, min, max)) return refuse(report, `must be ${describeList(min, max)}`);
    const entries: T[] = [];
    for (const [index, entry] of value.entries()) {
      const found = readPart(read, entry, index, report);
      if (found !== undefined) entries.push(found);
      else if (!report) return undefined;
    }
    return entries.length === value.length ? entries : undefined;
  };

/** Reads a list with at least one entry, if every entry can be read. */
/* @__NO_SIDE_EFFECTS__ */
export const readNonEmptyListOf = <T>(read: Reader<T>): Reader<readonly [T, ...T[]]> =>
  readAs(readListOf(read, 1), ([first, ...others]) =>
    first === undefined ? undefined : [first, ...others],
  );

const isListOf = (value: unknown, min: number, max: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length >= min && value.length <= max;

function describeList(min: number, max: number): string {
  if (max === Infinity) return min === 0 ? 'a list' : `a list of at least ${min}`;
  if (min === max) return `a list of ${min}`;
  return min === 0 ? `a list of at most ${max}` : `a list of ${min} to ${max}`;
}

/** Reads the entries of a list that can be read, and drops the others. */
/* @__NO_SIDE_EFFECTS__ */
export const readValidItems =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value, report) =>
    Array.isArray(value)
      ? value.flatMap((entry) => read(entry) ?? [])
      : refuse(report, 'must be a list');

/** One reader per field of `T`. */
type Readers<T> = { readonly [K in keyof T]: Reader<T[K]> };

/** Reads an object if every named field can be read; other fields are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export const readFields = <T extends object>(readers: Readers<T>): Reader<T> => {
  const read = fieldsReader<T>(readers);
  return (value, report) =>
    isObject(value) ? read(value, isAlwaysRead, report) : refuse(report, 'must be an object');
};

/**
 * Reads an object as a program has to send it: `needed` fields, and those of `optional` that are
 * there. A field that is null is there. Other fields are dropped.
 */
/* @__NO_SIDE_EFFECTS__ */
export function readObject<T extends object, O extends object = object>(
  needed: Readers<T>,
  optional?: Readers<O>,
): Reader<T & { readonly [K in keyof O]?: O[K] }> {
  const readNeeded = fieldsReader<T>(needed);
  const readOptional = fieldsReader<O>(optional);
  return (value, report) => {
    if (!isObject(value) || Array.isArray(value)) return refuse(report, 'must be an object');
    const fields = readNeeded(value, isAlwaysRead, report);
    const more = (fields || report) && readOptional(value, isDefined, report);
    return fields && more && { ...fields, ...more };
  };
}

/** Reads an optional field; if it is missing or null, it has its default value. */
/* @__NO_SIDE_EFFECTS__ */
export const withDefault =
  <T>(read: Reader<T>, fallback: T): Reader<T> =>
  (value, report) =>
    value === undefined || value === null ? fallback : read(value, report);

/** Reads a field that may be missing, but not null; if it is missing, it has its default value. */
/* @__NO_SIDE_EFFECTS__ */
export const whenMissing =
  <T>(read: Reader<T>, fallback: T): Reader<T> =>
  (value, report) =>
    value === undefined ? fallback : read(value, report);

/** Reads an object with optional fields: those that are missing, or cannot be read, are omitted. */
/* @__NO_SIDE_EFFECTS__ */
export const readFieldsWith = <T extends object, O extends object>(
  needed: Readers<T>,
  extra: Readers<O>,
): Reader<T & Partial<O>> => {
  const readNeeded = readFields<T>(needed);
  const names = Object.keys(extra) as (keyof O & string)[];
  return (value, report) => {
    const fields = readNeeded(value, report);
    if (fields === undefined) return undefined;
    const found = names.map((name) => [name, extra[name](ownField(value, name))] as const);
    const more = Object.fromEntries(found.filter(([, field]) => isDefined(field)));
    return { ...fields, ...(more as Partial<O>) };
  };
};

/**
 * Extends `read` by optional fields: one that is missing or null is omitted, one that cannot be
 * read makes the whole unreadable.
 */
/* @__NO_SIDE_EFFECTS__ */
export const withOptional = <T extends object, O extends object>(
  read: Reader<T>,
  optional: Readers<O>,
): Reader<T & { readonly [K in keyof O]?: O[K] }> => {
  const readOptional = fieldsReader<O>(optional);
  return (value, report) => {
    const fields = read(value, report);
    const more = isObject(value) ? readOptional(value, isFilled, report) : undefined;
    return fields && more && { ...fields, ...more };
  };
};

/** One reader per type of a union; it reads the other fields. */
type VariantReaders<T extends { readonly type: string }> = {
  readonly [Type in T['type']]: Reader<Omit<Extract<T, { readonly type: Type }>, 'type'>>;
};

/** Reads an object of a union by its field `type`. */
/* @__NO_SIDE_EFFECTS__ */
export const readVariant = <T extends { readonly type: string }>(
  readers: VariantReaders<T>,
): Reader<T> => {
  const byType = new Map<unknown, Reader<object>>(Object.entries<Reader<object>>(readers));
  const message = `must be one of ${Object.keys(readers).join(', ')}`;
  return (value, report) => {
    if (!isObject(value)) return refuse(report, 'must be an object');
    const type = ownField(value, 'type');
    const read = byType.get(type);
    if (read === undefined) report?.(message, ['type']);
    const fields = read?.(value, report);
    return fields && ({ type, ...fields } as T);
  };
};

/** A table by any text, or by some of a few names. */
type Table<Name extends string, T> = string extends Name
  ? Readonly<Record<string, T>>
  : Readonly<Partial<Record<Name, T>>>;

/** Reads a table: every own name by `readName`, and its value by `read`. */
/* @__NO_SIDE_EFFECTS__ */
export const readRecord =
  <Name extends string, T>(
    readName: Reader<Name>,
    read: Reader<T>,
    message = 'must be an object',
  ): Reader<Table<Name, T>> =>
  (value, report) => {
    if (!isObject(value) || Array.isArray(value)) return refuse(report, message);
    const entries: (readonly [string, T])[] = [];
    const names = Object.keys(value);
    for (const name of names) {
      const key = readName(name);
      const field =
        key === undefined ? undefined : readPart(read, ownField(value, name), name, report);
      if (key === undefined) report?.(message, [name]);
      else if (field !== undefined) entries.push([key, field]);
    }
    const isReadable = entries.length === names.length;
    return isReadable ? (Object.fromEntries(entries) as Table<Name, T>) : undefined;
  };

/** Reads named fields, those whose value is wanted. The names are the schema's, never a value's. */
function fieldsReader<T extends object>(readers: Readers<T> | undefined) {
  const named = Object.entries<Reader<unknown>>(readers ?? {});
  return (
    value: object,
    isWanted: (field: unknown) => boolean,
    report: Report | undefined,
  ): T | undefined => {
    const fields: { [name: string]: unknown } = {};
    let isReadable = true;
    for (const [name, read] of named) {
      const written = ownField(value, name);
      if (!isWanted(written)) continue;
      const field = readPart(read, written, name, report);
      if (field !== undefined) fields[name] = field;
      else if (report) isReadable = false;
      else return undefined;
    }
    return isReadable ? (fields as T) : undefined;
  };
}

const isAlwaysRead = () => true;
const isDefined = (field: unknown) => field !== undefined;
const isFilled = (field: unknown) => field !== undefined && field !== null;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An own field of an object; `undefined` for any other value. */
const ownField = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;

function refuse(report: Report | undefined, message: string): undefined {
  report?.(message);
}

/**
 * Parses a text as JSON; `undefined` if it is invalid, or if there is no text. JavaScript has no
 * check that does not throw.
 */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether lists and objects are nested deeper than `maxDepth`; 1 has none inside another. */
export const isDeeperThan = (value: unknown, maxDepth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (maxDepth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, maxDepth - 1)));
