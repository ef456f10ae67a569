import { parse, print, separateOperations } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The questions to a real Magento and its answers: `sandbox/magento/recorded`. */
const FOLDER = 'sandbox/magento/recorded';

/** Questions that build upon each other, and the release of the Magento that answered them. */
export type RecordedAnswers = {
  readonly release: string;
  readonly steps: readonly RecordedStep[];
};

export type RecordedStep = {
  readonly title: string;
  /** Code of the store view; `nl_nl` by default. */
  readonly store?: string;
  /** Name of an operation in `questions.graphql`, or a document that is not valid. */
  readonly question: string;
  readonly variables: unknown;
  readonly answer: RecordedAnswer;
};

/** Ids that differ between two Magentos are replaced by names as in the variables. */
export type RecordedAnswer = { readonly status: number; readonly body: unknown };

/** Names of the files, without `.json`. */
export const recordedThemes = (): readonly string[] =>
  readdirSync(FOLDER).flatMap((file) => (file.endsWith('.json') ? file.slice(0, -5) : []));

export const recordedPath = (theme: string): string => join(FOLDER, `${theme}.json`);

export const readRecorded = (theme: string): RecordedAnswers =>
  JSON.parse(readFileSync(recordedPath(theme), 'utf8')) as RecordedAnswers;

/**
 * Asks a Magento all questions of a theme, in order, and returns its answers in the form of the
 * recorded ones. Variables name what has another id at every Magento:
 *
 * - `$cart` and `$email`: a cart and an e-mail address for this run;
 * - `$line HAL-LJUS`: the line of a product;
 * - `$option HAL-LUND-90200`: the option that selects a variant;
 * - `$choice LUN-SERENA LUN-SERENA-140200-TPE-M`: the option of a bundle that is this product;
 * - `$default LUN-SERENA`: the default options of its other items, several values of a list.
 */
export async function askRecorded(
  origin: string,
  { steps }: Pick<RecordedAnswers, 'steps'>,
): Promise<readonly RecordedAnswer[]> {
  const questions = separateOperations(
    parse(readFileSync(join(FOLDER, 'questions.graphql'), 'utf8')),
  );
  const names = await readOptionNames(origin);
  const run = crypto.randomUUID().replaceAll('-', '');
  names.set('$cart', [run]).set('$email', [`${run}@example.com`]);
  const answers: RecordedAnswer[] = [];
  for (const { question, variables, store = 'nl_nl' } of steps) {
    const document = questions[question];
    const query = document ? print(document) : question;
    const request = { query, variables: fillIn(names, variables) };
    const { status, body } = await post(origin, store, request);
    nameLines(names, body);
    answers.push({ status, body: withNames(names, body) });
  }
  return answers;
}

/** Values by name; the name of several stands for all of them in a list. */
type Names = Map<string, readonly string[]>;

function fillIn(names: Names, value: unknown): unknown {
  if (typeof value === 'string') return named(names, value)[0];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item): readonly unknown[] =>
      typeof item === 'string' ? named(names, item) : [fillIn(names, item)],
    );
  }
  return isObject(value) ? mapValues(value, (field) => fillIn(names, field)) : value;
}

function named(names: Names, text: string): readonly string[] {
  if (!text.startsWith('$')) return [text];
  const found = names.get(text);
  if (!found) throw new Error(`Nothing is named ${text}`);
  return found;
}

/** Replaces ids by their names, and leaves out where in the document an error occurred. */
function withNames(names: Names, body: unknown): unknown {
  const words = [...names].flatMap(([name, [id]]) =>
    id !== undefined && (name === '$cart' || name === '$email') ? [[id, name] as const] : [],
  );
  const uids = new Map([...names].flatMap(([name, ids]) => ids.map((id) => [id, name] as const)));
  const convert = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string')
      return key === 'uid'
        ? (uids.get(value) ?? value)
        : words.reduce((text, [id, name]) => text.replaceAll(id, name), value);
    if (Array.isArray(value)) return value.map((item: unknown) => convert(item));
    if (!isObject(value)) return value;
    const { locations: _, ...fields } = value;
    return Object.fromEntries(
      Object.entries(fields).map(([field, item]) => [field, convert(item, field)]),
    );
  };
  return convert(body);
}

/** Names the lines of the carts in an answer by the SKUs of their products. */
function nameLines(names: Names, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) nameLines(names, item);
  if (!isObject(value)) return;
  const { uid, product } = value;
  if (typeof uid === 'string' && isObject(product) && typeof product['sku'] === 'string') {
    names.set(`$line ${product['sku']}`, [uid]);
  }
  for (const field of Object.values(value)) nameLines(names, field);
}

type Option = { readonly uid: string; readonly product: { readonly sku: string } | null };

type ProductWithOptions = {
  readonly sku: string;
  readonly variants?: readonly {
    readonly attributes: readonly { readonly uid: string }[];
    readonly product: { readonly sku: string };
  }[];
  readonly items?: readonly {
    readonly options: readonly (Option & { readonly is_default: boolean })[];
  }[];
};

async function readOptionNames(origin: string): Promise<Names> {
  const { body } = await post(origin, 'nl_nl', { query: OPTIONS });
  const { data } = body as { data: { products: { items: readonly ProductWithOptions[] } } };
  const names: Names = new Map();
  for (const { sku, variants = [], items = [] } of data.products.items) {
    for (const { attributes, product } of variants) {
      names.set(
        `$option ${product.sku}`,
        attributes.map(({ uid }) => uid),
      );
    }
    const [first, ...others] = items;
    for (const { uid, product } of first?.options ?? []) {
      names.set(`$choice ${sku} ${product?.sku}`, [uid]);
    }
    names.set(
      `$default ${sku}`,
      others.flatMap(({ options }) =>
        options.filter((one) => one.is_default).map(({ uid }) => uid),
      ),
    );
  }
  return names;
}

const OPTIONS = `{
  products(filter: { sku: { in: ["HAL-LUND", "LUN-SERENA"] } }) {
    items {
      sku
      ... on ConfigurableProduct { variants { attributes { uid } product { sku } } }
      ... on BundleProduct { items { options { uid is_default product { sku } } } }
    }
  }
}`;

async function post(
  origin: string,
  store: string,
  request: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store },
    body: JSON.stringify(request),
  });
  return { status: response.status, body: await response.json() };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (
  object: Readonly<Record<string, unknown>>,
  change: (value: unknown) => unknown,
): object => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
