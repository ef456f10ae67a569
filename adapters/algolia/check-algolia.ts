import type { UpstreamProblem } from '#ports/upstreams.ts';
import {
  readCount,
  readFields,
  readListOf,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { problemMaker, type SendCheck, withCheckConnections } from '../http/upstream-check.ts';
import type { AlgoliaHost, AlgoliaClientOptions } from './algolia-settings.ts';
import type { IndexNames } from './index-names.ts';

export type AlgoliaCheckParts = {
  readonly settings: Pick<AlgoliaClientOptions, 'appId' | 'searchKey' | 'hosts' | 'prefix'>;
  readonly names: IndexNames;
  /** Key that may list indexes; empty if this machine has none. */
  readonly writeKey: string;
};

/**
 * Checks an Algolia application: that it can be reached, that the search key is accepted, and that
 * each locale has its indexes with records. With the write key also how much of the plan is used,
 * and which indexes of the shop's prefix are left over.
 */
export const checkAlgolia = (
  parts: AlgoliaCheckParts,
  locales: readonly Locale[],
): Promise<readonly UpstreamProblem[]> =>
  withCheckConnections(async (connection) => {
    const send = createSender(parts.settings, connection);
    const indexes = await Promise.all(locales.map((locale) => indexProblems(parts, send, locale)));
    const plan = parts.writeKey === '' ? [] : await planProblems(parts, send, locales);
    return distinctProblems([...indexes.flat(), ...plan]);
  });

type Sent =
  | { readonly problem: UpstreamProblem }
  | { readonly status: number; readonly body: unknown };

type Sender = (method: 'GET' | 'POST', path: string, key: string, body?: object) => Promise<Sent>;

const algoliaProblem = problemMaker('algolia');

function createSender(
  { appId, hosts }: AlgoliaCheckParts['settings'],
  connection: SendCheck,
): Sender {
  const origin = originOf(appId, hosts);
  return async (method, path, key, body) => {
    const headers = {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': key,
    };
    const answer = await connection({
      origin,
      method,
      path,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) return { problem: algoliaProblem('error', answer.error) };
    const { status } = answer.value;
    return status === 403 || status === 401
      ? { problem: algoliaProblem('error', keyAdvice(key, appId)) }
      : answer.value;
  };
}

const originOf = (appId: string, hosts: readonly AlgoliaHost[] = []): string => {
  const [first] = hosts;
  if (!first) return `https://${appId.toLowerCase()}-dsn.algolia.net`;
  return `${first.protocol}://${first.url}${first.port === undefined ? '' : `:${first.port}`}`;
};

/** A refused key or a host that is down concerns every index in the same words. */
const distinctProblems = (problems: readonly UpstreamProblem[]): readonly UpstreamProblem[] => [
  ...new Map(
    problems.map((problem) => [`${problem.locale ?? ''} ${problem.text}`, problem]),
  ).values(),
];

const keyAdvice = (key: string, appId: string): string =>
  `the application ${appId} refuses ${key === '' ? 'an empty key' : 'the key'}: check ALGOLIA_APP_ID, and that ALGOLIA_SEARCH_KEY has the right search on the indexes of ALGOLIA_PREFIX (ALGOLIA_WRITE_KEY: listIndexes and settings)`;

const readFound = readFields({ nbHits: readCount });

async function indexProblems(
  { names, settings }: AlgoliaCheckParts,
  send: Sender,
  locale: Locale,
): Promise<readonly UpstreamProblem[]> {
  const indexes = [
    names.products(locale),
    names.sorted('price-asc', locale),
    names.entries(locale),
  ];
  const missing: string[] = [];
  const empty: string[] = [];
  const problems: UpstreamProblem[] = [];
  for (const name of indexes) {
    const path = `/1/indexes/${encodeURIComponent(name)}/query`;
    const query = { query: '', hitsPerPage: 0, analytics: false, distinct: false };
    const answer = await send('POST', path, settings.searchKey, query);
    if ('problem' in answer) return [answer.problem];
    const found = readFound(answer.body)?.nbHits;
    if (answer.status === 404) missing.push(name);
    else if (found === undefined)
      problems.push(
        algoliaProblem('error', `the index ${name} answers ${answer.status} to a search`, locale),
      );
    else if (found === 0) empty.push(name);
  }
  const withAdvice = (names: readonly string[], what: string) =>
    names.length === 0
      ? []
      : [
          algoliaProblem(
            'error',
            `${what} ${names.join(', ')}: run npm run index:algolia -- ${locale}`,
            locale,
          ),
        ];
  return [
    ...withAdvice(missing, 'there are no indexes'),
    ...withAdvice(empty, 'there are no records in'),
    ...problems,
  ];
}

const readIndexes = readFields({
  items: readListOf(
    readFields({
      name: readText,
      entries: withDefault(readCount, 0),
      primary: withDefault(readText, ''),
    }),
  ),
});

/** Limit of the smallest paid plan (docs/algolia.md). */
const INDEXES_OF_GROW = 50;

async function planProblems(
  { names, settings, writeKey }: AlgoliaCheckParts,
  send: Sender,
  locales: readonly Locale[],
): Promise<readonly UpstreamProblem[]> {
  const answer = await send('GET', '/1/indexes', writeKey);
  if ('problem' in answer) return [answer.problem];
  const items = readIndexes(answer.body)?.items ?? [];
  const used = new Set(
    locales.flatMap((locale) => [names.products(locale), names.entries(locale)]),
  );
  const unused = items.filter(
    ({ name, primary }) =>
      name.startsWith(`${settings.prefix}_`) && !used.has(name) && !used.has(primary),
  );
  const records = items.reduce((sum, { entries }) => sum + entries, 0);
  return [
    algoliaProblem('note', `the application has ${items.length} indexes with ${records} records`),
    ...(items.length > INDEXES_OF_GROW
      ? [
          algoliaProblem(
            'warning',
            `${items.length} indexes are more than the ${INDEXES_OF_GROW} of a Grow plan`,
          ),
        ]
      : []),
    ...unused.map(({ name, entries }) =>
      algoliaProblem(
        'warning',
        `the shop does not use the index ${name} (${entries} records): remove it, or its records are paid for`,
      ),
    ),
  ];
}
