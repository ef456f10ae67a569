import type { UpstreamProblem } from '#ports/upstreams.ts';
import {
  readCount,
  readFields,
  readListOf,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { languageTag, type Locale } from '#src/shared/locale.ts';
import { problemsOf, type SendCheck, withCheckConnections } from '../http/upstream-check.ts';
import type { ContentstackSettings } from './open-stack.ts';

export type ContentstackCheckParts = {
  readonly settings: Pick<
    ContentstackSettings,
    'apiKey' | 'deliveryToken' | 'environment' | 'endpoint'
  >;
  /** The content types that the shop reads (docs/contentstack.md). */
  readonly model: readonly ContentTypeModel[];
};

/** A content type with the fields that the shop reads. */
export type ContentTypeModel = {
  readonly uid: string;
  readonly schema: readonly ModelField[];
};

type ModelField = {
  readonly uid: string;
  readonly data_type: string;
  /** Kinds of a field of modular blocks. */
  readonly blocks?: readonly { readonly uid: string }[];
};

/**
 * Checks a stack: that it can be reached with its keys, that its content types have the fields that
 * the shop reads, and that each locale has what no shop can do without.
 */
export const checkContentstack = (
  parts: ContentstackCheckParts,
  locales: readonly Locale[],
): Promise<readonly UpstreamProblem[]> =>
  withCheckConnections(async (connection) => {
    const get = createGetter(parts.settings, connection);
    const reached = await get(typePath('shell', parts));
    if ('problem' in reached) return [reached.problem];
    const model = await Promise.all(parts.model.map((type) => modelProblems(get, parts, type)));
    const content = await Promise.all(locales.map((locale) => localeProblems(parts, get, locale)));
    return [...model.flat(), ...content.flat()];
  });

type Got =
  | { readonly problem: UpstreamProblem }
  | { readonly status: number; readonly body: unknown };

type Getter = (path: string) => Promise<Got>;

const contentProblem = problemsOf('contentstack');

const createGetter =
  (
    { apiKey, deliveryToken, endpoint }: ContentstackCheckParts['settings'],
    connection: SendCheck,
  ): Getter =>
  async (path) => {
    const { origin, host, pathname } = new URL(endpoint);
    const answer = await connection({
      origin,
      method: 'GET',
      path: pathname.replace(/\/$/u, '') + path,
      headers: { api_key: apiKey, access_token: deliveryToken, accept: 'application/json' },
    });
    if (!answer.ok) return { problem: contentProblem('error', answer.error) };
    const { status } = answer.value;
    if (!REFUSED.has(status)) return answer.value;
    const text = `${host} refuses the keys (${status}): check CONTENTSTACK_API_KEY and CONTENTSTACK_DELIVERY_TOKEN, and that CONTENTSTACK_URL is of the stack's region`;
    return { problem: contentProblem('error', text) };
  };

/** The service answers 412 to an unknown API key. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 412]);

type StackField = {
  readonly uid: string;
  readonly data_type: string;
  readonly blocks: readonly { readonly uid: string }[];
};

const readContentType = readFields({
  content_type: readFields({
    schema: readListOf(
      readFields<StackField>({
        uid: readText,
        data_type: readText,
        blocks: withDefault(readListOf(readFields({ uid: readText })), []),
      }),
    ),
  }),
});

const typePath = (uid: string, { settings }: ContentstackCheckParts): string =>
  `/content_types/${uid}?${new URLSearchParams({ environment: settings.environment }).toString()}`;

async function modelProblems(
  get: Getter,
  parts: ContentstackCheckParts,
  { uid, schema }: ContentTypeModel,
): Promise<readonly UpstreamProblem[]> {
  const answer = await get(typePath(uid, parts));
  if ('problem' in answer) return [answer.problem];
  const found = readContentType(answer.body)?.content_type.schema;
  if (found === undefined)
    return [
      contentProblem(
        'error',
        `there is no content type ${uid}: import the model (docs/contentstack.md)`,
      ),
    ];
  const fields = new Map(found.map((field) => [field.uid, field]));
  return schema.flatMap((wanted) => fieldProblems(uid, wanted, fields.get(wanted.uid)));
}

function fieldProblems(
  type: string,
  wanted: ModelField,
  found: StackField | undefined,
): readonly UpstreamProblem[] {
  const name = `${type}.${wanted.uid}`;
  if (found === undefined)
    return [
      contentProblem(
        'warning',
        `the content type has no field ${name}: what editors would write there is missing; import the model again`,
      ),
    ];
  if (found.data_type !== wanted.data_type)
    return [
      contentProblem(
        'error',
        `the field ${name} is ${found.data_type}, not ${wanted.data_type}: the shop cannot read it`,
      ),
    ];
  const blocks = new Set(found.blocks.map(({ uid }) => uid));
  return (wanted.blocks ?? [])
    .filter(({ uid }) => !blocks.has(uid))
    .map(({ uid }) =>
      contentProblem(
        'warning',
        `the blocks of ${name} have no ${uid}: editors cannot use it; import the model again`,
      ),
    );
}

const readEntries = readFields({ count: readCount });

async function localeProblems(
  { settings: { environment } }: ContentstackCheckParts,
  get: Getter,
  locale: Locale,
): Promise<readonly UpstreamProblem[]> {
  const count = async (type: string, query: object = {}) => {
    const parameters = new URLSearchParams({
      environment,
      locale,
      include_fallback: 'true',
      include_count: 'true',
      limit: '1',
      query: JSON.stringify(query),
    });
    return get(`/content_types/${type}/entries?${parameters.toString()}`);
  };
  const shells = await count('shell');
  if ('problem' in shells) return [{ ...shells.problem, locale }];
  if (readEntries(shells.body) === undefined) {
    const text = `the stack does not answer for ${languageTag(locale)} in the environment ${environment} (${shells.status}): add the language and the environment, or leave the locale out of DOMAINS`;
    return [contentProblem('error', text, locale)];
  }
  const pages = await Promise.all(
    (['Home', 'Lister', 'Cart', 'Error'] as const).map(
      async (type) => [type, await count('page', { page_type: type })] as const,
    ),
  );
  const missing = pages.filter(
    ([, answer]) => !('problem' in answer) && readEntries(answer.body)?.count === 0,
  );
  return [
    ...(readEntries(shells.body)?.count === 0
      ? [contentProblem('error', 'no shell is published: there is no menu and no footer', locale)]
      : []),
    ...missing.map(([type]) =>
      contentProblem(
        type === 'Home' ? 'error' : 'warning',
        `no page of type ${type} is published`,
        locale,
      ),
    ),
  ];
}
