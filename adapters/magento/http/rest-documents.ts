import type { SchemaDrift } from '#ports/upstreams.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { parseJson, type Reader } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { MagentoRest } from './rest-client.ts';

/** A document of Magento's REST API; `operation` is its name in metrics and in reports of drift. */
export type RestRead<T> = {
  readonly operation: string;
  readonly locale: Locale;
  readonly path: string;
  readonly read: Reader<T>;
  readonly signal: AbortSignal;
};

export type ReadDocument = <T>(wanted: RestRead<T>) => Promise<Result<T, CallFailure>>;

type RestDocumentsParts = {
  readonly rest: Pick<MagentoRest, 'send'>;
  readonly drift: SchemaDrift;
  /** Of each call, in milliseconds. */
  readonly timeout: number;
};

/** Reads documents; one that is not as expected is reported. */
export const restDocuments =
  ({ rest, drift, timeout }: RestDocumentsParts): ReadDocument =>
  async ({ operation, locale, path, read, signal }) => {
    const answer = await rest.send({ operation, locale, method: 'GET', path, timeout, signal });
    if (!answer.ok) return answer;
    const { status, body } = answer.value;
    if (status !== 200) return err({ kind: 'http', status });
    const document = read(parseJson(body));
    if (document !== undefined) return ok(document);
    drift.report({ upstream: 'magento', place: operation });
    return err({ kind: 'bad-answer' });
  };

/** A condition of a search: one of these values; MySQL compares them without regard to case. */
type SearchCondition = {
  readonly field: string;
  readonly value: string | readonly string[];
};

/** Query string of a search for a field with exactly this value or one of these; without one, for everything. */
export const searchCriteria = (pageSize: number, condition?: SearchCondition): string =>
  new URLSearchParams({
    ...(condition && {
      'searchCriteria[filter_groups][0][filters][0][field]': condition.field,
      'searchCriteria[filter_groups][0][filters][0][value]': [condition.value].flat().join(','),
      'searchCriteria[filter_groups][0][filters][0][condition_type]':
        typeof condition.value === 'string' ? 'eq' : 'in',
    }),
    'searchCriteria[page_size]': String(pageSize),
  }).toString();
