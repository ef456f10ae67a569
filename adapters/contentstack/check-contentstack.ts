import type { UpstreamProblem } from '#ports/upstreams.ts';
import { readAdviceRules } from '#src/advice/advice-rules.ts';
import {
  readAnything,
  readCount,
  readFields,
  readListOf,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { DEFAULT_LOCALE, languageTag, type Locale } from '#src/shared/locale.ts';
import {
  explainFailure,
  problemMaker,
  type SendCheck,
  withCheckConnections,
} from '../http/upstream-check.ts';
import type { StackOptions } from './open-stack.ts';
import { adviceTableOf } from './reading/advice-rules-reader.ts';
import { isObject } from './reading/json-object.ts';

export type ContentstackCheckParts = {
  readonly settings: Pick<
    StackOptions,
    'apiKey' | 'deliveryToken' | 'environment' | 'endpoint' | 'preview'
  > & {
    /** Origin of the image host. */
    readonly imagesUrl: string;
  };
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
 * the shop reads, that its pictures and previews come from the configured hosts, and that each locale
 * has what no shop can do without.
 */
export const checkContentstack = (
  parts: ContentstackCheckParts,
  locales: readonly Locale[],
): Promise<readonly UpstreamProblem[]> =>
  withCheckConnections(async (connection) => {
    const get = createGetter(parts.settings, connection);
    const reached = await get(typePath('shell', parts));
    if ('problem' in reached) return [reached.problem];
    const types = await readTypes(get, parts);
    if ('problem' in types) return [types.problem];
    const { missing, found } = types;
    const model = [...missingTypes(missing), ...found.flatMap(modelProblems)];
    if (missing.includes('shell')) return model;
    const [content, ...hosts] = await Promise.all([
      Promise.all(locales.map((locale) => localeProblems(parts, get, locale))),
      missing.includes('advice_rules') ? [] : adviceProblems(parts, get),
      imageHostProblems(parts, get, locales),
      previewProblems(parts, connection),
    ]);
    return [...model, ...hosts.flat(), ...content.flat()];
  });

type Got =
  | { readonly problem: UpstreamProblem }
  | { readonly status: number; readonly body: unknown };

type Getter = (path: string) => Promise<Got>;

const contentProblem = problemMaker('contentstack');

const createGetter =
  (
    { apiKey, deliveryToken, environment, endpoint }: ContentstackCheckParts['settings'],
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
    const { status, body } = answer.value;
    const text = REFUSED.has(status)
      ? `${host} refuses the keys (${status}): check CONTENTSTACK_API_KEY and CONTENTSTACK_DELIVERY_TOKEN, and that CONTENTSTACK_URL is of the stack's region`
      : readUnknownEnvironment(body)
        ? `the stack has no environment ${environment}: create it (Settings > Environments), or name another in CONTENTSTACK_ENVIRONMENT`
        : status === 404 || body === undefined
          ? `${host} answers ${status} to the delivery API: check CONTENTSTACK_URL, such as https://eu-cdn.contentstack.com/v3`
          : status === 429 || status >= 500
            ? explainFailure({ kind: 'http', status }, endpoint)
            : undefined;
    return text === undefined ? answer.value : { problem: contentProblem('error', text) };
  };

/** The service answers 412 to an unknown API key. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 412]);

/** The service names the parameters that are wrong: `{"errors": {"environment": […]}}`. */
const readUnknownEnvironment = readFields({
  errors: readFields({ environment: readListOf(readText) }),
});

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

/** The content types of the model that the stack has, and the uids of those it lacks. */
type StackTypes = {
  readonly missing: readonly string[];
  readonly found: readonly (ContentTypeModel & { readonly fields: readonly StackField[] })[];
};

async function readTypes(
  get: Getter,
  parts: ContentstackCheckParts,
): Promise<StackTypes | { readonly problem: UpstreamProblem }> {
  const missing: string[] = [];
  const found: StackTypes['found'][number][] = [];
  for (const type of parts.model) {
    const answer = await get(typePath(type.uid, parts));
    if ('problem' in answer) return answer;
    const fields = readContentType(answer.body)?.content_type.schema;
    if (fields) found.push({ ...type, fields });
    else missing.push(type.uid);
  }
  return { missing, found };
}

const missingTypes = (uids: readonly string[]): readonly UpstreamProblem[] =>
  uids.length === 0
    ? []
    : [
        contentProblem(
          'error',
          `there are no content types ${uids.join(', ')}: import the model (npm run contentstack:export, docs/contentstack.md)`,
        ),
      ];

function modelProblems({ uid, schema, fields }: StackTypes['found'][number]) {
  const byUid = new Map(fields.map((field) => [field.uid, field]));
  return schema.flatMap((wanted) => fieldProblems(uid, wanted, byUid.get(wanted.uid)));
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

const readAssets = readFields({ assets: readListOf(readFields({ url: readText })) });

/** Pictures elsewhere than at the configured host are left out: another region has another host. */
async function imageHostProblems(
  { settings: { environment, imagesUrl } }: ContentstackCheckParts,
  get: Getter,
  [locale]: readonly Locale[],
): Promise<readonly UpstreamProblem[]> {
  const parameters = new URLSearchParams({
    environment,
    include_fallback: 'true',
    limit: '1',
    ...(locale && { locale }),
  });
  const answer = await get(`/assets?${parameters.toString()}`);
  if ('problem' in answer) return [answer.problem];
  const [first] = readAssets(answer.body)?.assets ?? [];
  const { origin } = new URL(first?.url ?? imagesUrl, imagesUrl);
  if (origin === new URL(imagesUrl).origin) return [];
  const text = `pictures are at ${origin}, not at ${imagesUrl}: set CONTENTSTACK_IMAGES_URL to it, or they are left out`;
  return [contentProblem('error', text)];
}

/** With an invented session, only a refusal says something: it shows what is published, or nothing. */
async function previewProblems(
  { settings: { preview, apiKey, deliveryToken, environment } }: ContentstackCheckParts,
  connection: SendCheck,
): Promise<readonly UpstreamProblem[]> {
  if (preview === undefined) return [];
  const { origin, host } = new URL(preview.origin);
  const answer = await connection({
    origin,
    method: 'GET',
    path: `/v3/content_types/shell/entries?${new URLSearchParams({ environment, limit: '1' }).toString()}`,
    headers: {
      api_key: apiKey,
      access_token: deliveryToken,
      preview_token: preview.token,
      live_preview: 'doctor',
      accept: 'application/json',
    },
  });
  if (!answer.ok) return [contentProblem('error', `previews: ${answer.error}`)];
  const { status } = answer.value;
  if (!REFUSED.has(status)) return [];
  const text = `${host} refuses the preview token (${status}): check CONTENTSTACK_PREVIEW_TOKEN, and that CONTENTSTACK_PREVIEW_URL is of the stack's region`;
  return [contentProblem('error', text)];
}

const readTables = readFields({ entries: readListOf(readAnything) });

/** Without a usable table, the pages of the mattress advice say that there is none. */
async function adviceProblems(
  { settings: { environment } }: ContentstackCheckParts,
  get: Getter,
): Promise<readonly UpstreamProblem[]> {
  const parameters = new URLSearchParams({ environment, locale: DEFAULT_LOCALE, limit: '1' });
  const answer = await get(`/content_types/advice_rules/entries?${parameters.toString()}`);
  if ('problem' in answer) return [answer.problem];
  const [entry] = readTables(answer.body)?.entries ?? [];
  if (!isObject(entry))
    return [
      contentProblem(
        'warning',
        'no advice_rules is published: the pages of the mattress advice say that there is none now',
      ),
    ];
  const rules = readAdviceRules(adviceTableOf(entry));
  return rules.ok
    ? []
    : rules.error.issues.map((issue) => contentProblem('error', `advice_rules: ${issue}`));
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
    (['Home', 'Lister', 'Search', 'Cart', 'Error'] as const).map(
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
