import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import {
  parseJson,
  readAnything,
  type Reader,
  readFields,
  readListOf,
  readText,
  readValidItems,
  withDefault,
} from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { parseRetryAfter } from '#src/shared/delays.ts';
import type { HttpAnswer } from '../http/exchange.ts';

/** Magento's answer to an operation. With errors, the data may be complete, partial or missing. */
export type MagentoAnswer = {
  /** Unvalidated. */
  readonly data: unknown;
  readonly errors: readonly MagentoError[];
};

/** An error in an answer. */
export type MagentoError = {
  /**
   * In English, or in the language of the store view: nothing may depend on its words. It may only be
   * compared to that of another answer.
   */
  readonly message: string;
  /** `graphql-input`, `graphql-no-such-entity` …; empty if Magento gives none. */
  readonly category: string;
  /** The `err_code`: `CART_NOT_FOUND` …; empty if Magento gives none, as before 2.4.8. */
  readonly code: string;
  /** Path from the root field to the failed field. */
  readonly path: readonly (string | number)[];
};

/**
 * Reads an HTTP answer. Magento answers with JSON at 400, 401, 403 and 500 too; such an answer, or
 * one with errors only, is accepted only if its errors have a known category. A request that was
 * not executed is a failure with status 400, whatever its own. Everything else is a failure with an
 * unknown outcome.
 */
export function readMagentoAnswer(
  { status, retryAfter, body }: HttpAnswer,
  now: number,
): Result<MagentoAnswer, CallFailure> {
  const document = MAGENTO_STATUSES.has(status) ? parseJson(body) : undefined;
  const answer = readBody(document);
  if (answer && isNotExecuted(status, answer, document)) return err({ kind: 'http', status: 400 });
  if (answer && (isFromMagento(answer) || (status === 200 && answer.errors.length === 0))) {
    return ok(answer);
  }
  const retryAfterSeconds = parseRetryAfter(retryAfter, now);
  if (isMaintenance(status, body) && retryAfterSeconds === undefined)
    return err({ kind: 'maintenance' });
  if (status !== 200) return err(httpFailure(status, retryAfterSeconds));
  return err({ kind: answer ? 'errors-without-data' : 'bad-answer' });
}

/**
 * Returns whether an answer is the page of Magento's maintenance mode (`pub/errors`), which PHP
 * sends before it runs the request. Pages of servers in between have other titles.
 */
const isMaintenance = (status: number, body = ''): boolean =>
  status === 503 && /<title>\s*Error 503: Service Unavailable\s*<\/title>/u.test(body);

const MAGENTO_STATUSES: ReadonlySet<number> = new Set([200, 400, 401, 403, 500]);

/** Returns whether there is data, or an error that Magento raised on purpose. */
const isFromMagento = ({ data, errors }: MagentoAnswer): boolean =>
  hasData(data) || errors.some(({ category }) => category.startsWith('graphql-'));

/**
 * Returns whether Magento refused the request as a whole, before it executed a field: its query or
 * variables do not fit the schema (errors with locations and no path), or it has a syntax error, an
 * unknown store view or the wrong verb (status 500).
 */
function isNotExecuted(status: number, answer: MagentoAnswer, document: unknown): boolean {
  const { data, errors } = answer;
  if (data !== null || errors.length === 0 || errors.some(({ path }) => path.length > 0))
    return false;
  const isInput = errors.every(({ category }) => category === 'graphql-input');
  return readLocatedErrors(document) !== undefined || (status === 500 && isInput);
}

const readLocatedErrors = readFields({
  errors: readListOf(readFields({ locations: readListOf(readAnything, 1) })),
});

const hasData = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((field) => field !== null);

const httpFailure = (status: number, retryAfterSeconds: number | undefined): CallFailure => ({
  kind: 'http',
  status,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

const readObject: Reader<object> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;

const readStep: Reader<string | number> = (value) =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

const readExtensions = readFields({
  category: withDefault(readText, ''),
  err_code: withDefault(readText, ''),
});

/** Up to Magento 2.3 the category is beside the message. */
const readError: Reader<MagentoError> = (value) => {
  const fields = readFields({
    message: withDefault(readText, ''),
    category: withDefault(readText, ''),
    path: withDefault(readValidItems(readStep), []),
    extensions: withDefault(readExtensions, { category: '', err_code: '' }),
  })(value);
  if (!fields) return readObject(value) && { message: '', category: '', code: '', path: [] };
  const { message, category, path, extensions } = fields;
  return { message, category: extensions.category || category, code: extensions.err_code, path };
};

const readAnswer = readFields<{ data: object | null; errors: readonly MagentoError[] }>({
  data: (value) => (value === undefined || value === null ? null : readObject(value)),
  errors: withDefault(readValidItems(readError), []),
});

/** Reads an object with data or errors; anything else is not an answer of Magento. */
const readBody: Reader<MagentoAnswer> = (value) => {
  const answer = readObject(value) && readAnswer(value);
  return answer && (answer.data || answer.errors.length > 0) ? answer : undefined;
};
