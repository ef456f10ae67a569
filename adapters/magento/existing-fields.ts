import type { SchemaDrift } from '#ports/upstreams.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import { DEFAULT_LOCALE } from '#src/shared/locale.ts';
import { createSingleFlight } from '#src/shared/memoize.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { type AttributeNames, codesByName, createOperationRewriter } from './attribute-names.ts';
import { ATTRIBUTE_FIELDS } from './catalogue/custom-attribute.ts';
import { readLenientList } from './catalogue/lenient-lists.ts';
import type { MagentoClient } from './magento-client.ts';
import type { Operation } from './operation.ts';

type Parts = {
  readonly names: AttributeNames;
  readonly drift: SchemaDrift;
  readonly now: () => number;
};

/**
 * A Magento that is not asked for attributes that it lacks. Magento refuses a whole query for one
 * unknown field. So a refused read asks which fields there are, once a minute at most; what is
 * missing is reported, and left out of all later operations.
 */
export function withExistingFields(
  client: MagentoClient,
  { names, drift, now }: Parts,
): MagentoClient {
  const codes = codesByName(names);
  const wanted = ATTRIBUTE_FIELDS.map((name) => codes.get(name) ?? name);
  const calls = createSingleFlight();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let missing: readonly string[] = [];
  let existing = createOperationRewriter((source) => source);

  const check = async (): Promise<void> => {
    if (now() - checkedAt < CHECK_INTERVAL) return;
    checkedAt = now();
    const answer = await client.read(DEFAULT_LOCALE, PRODUCT_FIELDS, {});
    const fields = answer.ok ? readFieldNames(answer.value.data)?.product.fields : undefined;
    // Magento can be set not to describe itself; then nothing is known to be missing.
    if (fields === undefined || fields.length === 0) return;
    const found = new Set(fields.map(({ name }) => name));
    missing = wanted.filter((code) => !found.has(code));
    for (const code of missing)
      drift.report({ upstream: 'magento', place: 'ProductInterface', item: code });
    const field = new RegExp(
      String.raw`(?<![\w$.])(?:\w+:)?(?:${missing.join('|')})(?![\w:(])`,
      'gu',
    );
    existing = createOperationRewriter((source) =>
      missing.length === 0 ? source : source.replace(field, ''),
    );
  };

  return {
    ...client,
    async read(locale, operation, variables, signal) {
      const asked = existing(operation);
      const answer = await client.read(locale, asked, variables, signal);
      if (answer.ok || !isRefusedQuery(answer.error)) return answer;
      await calls('fields', check);
      const known = existing(operation);
      return known.source === asked.source ? answer : client.read(locale, known, variables, signal);
    },
    readPrivate: (locale, operation, ...call) =>
      client.readPrivate(locale, existing(operation), ...call),
    change: (locale, operation, ...call) => client.change(locale, existing(operation), ...call),
  };
}

/** The fields of every product, attributes among them. */
const PRODUCT_FIELDS: Operation<unknown, object> = {
  name: 'ProductFields',
  kind: 'query',
  source: 'query ProductFields{product:__type(name:"ProductInterface"){fields{name}}}',
};

/** In milliseconds. */
const CHECK_INTERVAL = 60_000;

/** How releases of Magento answer an invalid query. */
const isRefusedQuery = (failure: CallFailure): boolean =>
  failure.kind === 'errors-without-data' ||
  (failure.kind === 'http' && (failure.status === 400 || failure.status === 500));

const readFieldNames = readFields({
  product: readFields({ fields: readLenientList(readFields({ name: readText }), () => undefined) }),
});
