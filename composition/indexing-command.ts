import { Presets, SingleBar } from 'cli-progress';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { indexNames } from '#adapters/algolia/index-names.ts';
import { createAlgoliaIndexWriter } from '#adapters/algolia/indexing/algolia-index-writer.ts';
import {
  type IndexingSources,
  planIndexes,
  pushIndexes,
} from '#adapters/algolia/indexing/index-shop.ts';
import {
  explainFacets,
  describeIndexingFailure,
} from '#adapters/algolia/indexing/indexing-failure.ts';
import { createListFile } from '#adapters/algolia/indexing/list-file.ts';
import type { PushParts } from '#adapters/algolia/indexing/push-index.ts';
import { withoutLiveHash } from '#adapters/algolia/indexing/push-progress.ts';
import { openPushProgress } from '#adapters/algolia/indexing/push-progress-database.ts';
import { parseAlgoliaHosts } from '#adapters/algolia/algolia-settings.ts';
import { type Config, parseConfig } from '#server/config.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import { servedLocales } from '#src/routing/parse-location.ts';
import {
  readAs,
  readObject,
  readText,
  validate,
  type ValueOf,
  whenMissing,
  withMessage,
} from '#src/shared/json-reader.ts';
import { shopDay } from '#src/shared/calendar-day.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { gatherLegalProblems, type LegalProblems } from '#src/use-cases/find-legal-problems.ts';
import { type CommandLine, fail } from './command-line.ts';
import { composeServer } from './server.ts';
import { loadShopCatalogue } from './shop-catalogue.ts';

/**
 * `npm run index:algolia`: indexes the shop in Algolia. Takes locales, by default all that have a
 * domain; `--all` also pushes records that are live already. An interrupted run resumes where it
 * stopped. `bars` receives a progress bar per locale. Returns the exit code.
 */
export async function runIndexing(
  args: readonly string[],
  line: CommandLine,
  bars: NodeJS.WritableStream,
): Promise<number> {
  const settings = parseIndexingSettings(line.environment);
  if (!settings.ok) return fail(line, settings.error);
  const names = indexNames(settings.value.ALGOLIA_PREFIX);
  if (!names.ok)
    return fail(line, [`ALGOLIA_PREFIX: must be letters and digits, not ${names.error.kind}`]);
  const named = LOCALES.filter((locale) => args.includes(locale));
  const unknown = args.find((arg) => arg !== ALL && !named.some((locale) => locale === arg));
  if (unknown !== undefined)
    return fail(line, [`${unknown} is no locale: name ${LOCALES.join(', ')}, or ${ALL}`]);
  const config = parseConfig(line.environment);
  if (!config.ok) return fail(line, config.error);
  const catalogue = catalogueOf(config.value);
  if (!catalogue.ok) return fail(line, [catalogue.error]);
  if (config.value.catalogue === '') line.complain(UNDESCRIBED);
  const parts = partsOf(settings.value, args.includes(ALL));
  const { ports, close } = composeServer(forIndexing(config.value));
  const own = { names: names.value, ...listFilesIn(settings.value.DATA_DIR) };
  const shop = indexedShop(own, catalogue.value, ports);
  const failure = await indexLocales(
    shop,
    named.length > 0 ? named : servedLocales(config.value.site.domains),
    {
      ...parts,
      line,
      bars,
      day: shopDay(ports.clock.now()),
    },
  );
  own.products.clear();
  own.entries.clear();
  parts.close();
  await parts.writer.close();
  await close();
  return failure === undefined ? 0 : fail(line, [failure]);
}

const ALL = '--all';

const listFilesIn = (folder: string): Pick<IndexingSources, 'products' | 'entries'> => ({
  products: createListFile(join(folder, 'indexed-products.jsonl')),
  entries: createListFile(join(folder, 'indexed-pages.jsonl')),
});

/**
 * Nobody waits for a page here: an upstream that is busy or has cold caches only takes longer. Each product
 * and page is read once: what was read before is of no use, and would take much memory.
 */
const forIndexing = (config: Config): Config => {
  const { timeLimits: limits } = config;
  const timeLimits = {
    ...limits,
    call: Math.max(limits.call, 60_000),
    magentoRead: Math.max(limits.magentoRead, 30_000),
    contentstack: Math.max(limits.contentstack, 10_000),
  };
  return { ...config, timeLimits, answerCacheBytes: 8 * 1024 * 1024 };
};

const UNDESCRIBED =
  'SHOP_CATALOGUE is empty: filters are the attributes that the commerce backend makes filterable (docs/catalogue.md).';

function catalogueOf({ catalogue }: Pick<Config, 'catalogue'>): Result<ShopCatalogue, string> {
  try {
    return ok(loadShopCatalogue(catalogue));
  } catch (failure) {
    if (failure instanceof UnusableSetting) return err(failure.message);
    throw failure;
  }
}

type IndexingParts = PushParts & {
  /** By whose laws goods and texts are looked at: `2026-11-27`. */
  readonly day: string;
  readonly line: CommandLine;
  readonly bars: NodeJS.WritableStream;
};

async function indexLocales(
  shop: IndexingSources,
  locales: readonly Locale[],
  parts: IndexingParts,
): Promise<string | undefined> {
  for (const locale of locales) {
    const failure = await indexLocale(shop, locale, parts);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

async function indexLocale(
  shop: IndexingSources,
  locale: Locale,
  parts: IndexingParts,
): Promise<string | undefined> {
  const legal = gatherLegalProblems(locale, parts.day);
  const shell = await shop.content.shell(locale);
  if (shell.ok) legal.addShell(shell.value);
  const planned = await planIndexes(seenBy(legal, shop), locale);
  for (const { kind, detail } of legal.found()) parts.line.complain(`${locale}: ${kind} ${detail}`);
  if (!planned.ok) return describeIndexingFailure(planned.error);
  const { plans, problems } = planned.value;
  for (const problem of problems) parts.line.complain(`${locale}: ${explainFacets(problem)}`);
  const bar = new SingleBar(
    {
      format: `${locale} {bar} {value}/{total} records`,
      noTTYOutput: true,
      notTTYSchedule: 1000,
      stream: parts.bars,
    },
    Presets.shades_classic,
  );
  bar.start(
    plans.reduce((sum, { recordCount }) => sum + recordCount, 0),
    0,
  );
  const pushed = await pushIndexes(plans, {
    ...parts,
    onRecordsPushed: (records) => bar.increment(records),
  });
  bar.stop();
  if (!pushed.ok) return describeIndexingFailure(pushed.error);
  const { replaced, updated, written, removed } = pushed.value;
  const changed = `${replaced + updated} of ${plans.length} indexes had changed`;
  const records = `${written} records written and ${removed} removed in place`;
  parts.line.print(`${locale}: ${updated === 0 ? changed : `${changed}, ${records}`}\n`);
  return undefined;
}

/** The shop, of which all products and pages that are read are looked at for legal problems. */
const seenBy = (problems: LegalProblems, shop: IndexingSources): IndexingSources => ({
  ...shop,
  assortment: {
    ...shop.assortment,
    async products(locale, request) {
      const page = await shop.assortment.products(locale, request);
      if (!page.ok) return page;
      for (const product of page.value.products) problems.addProduct(product);
      problems.addWithheld(page.value.withheld ?? 0);
      return page;
    },
  },
  content: {
    ...shop.content,
    async sitemapPages(locale, types) {
      const pages = await shop.content.sitemapPages(locale, types);
      if (pages.ok) for (const page of pages.value) problems.addPage(page);
      return pages;
    },
    async pageByUrl(locale, path) {
      const page = await shop.content.pageByUrl(locale, path);
      if (page.ok && page.value) problems.addPage(page.value);
      return page;
    },
  },
});

/** Remembers pushed records per application and prefix. */
function partsOf(settings: IndexingSettings, isAll: boolean) {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_PREFIX: prefix, ALGOLIA_HOSTS: hosts } = settings;
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  const progress = openPushProgress(join(settings.DATA_DIR, `algolia-${appId}-${prefix}.db`));
  const writeKey = settings.ALGOLIA_WRITE_KEY;
  return {
    writer: createAlgoliaIndexWriter({ appId, writeKey, ...(hosts && { hosts }) }),
    progress: isAll ? withoutLiveHash(progress) : progress,
    close: progress.close,
    maxRecordBytes: settings.ALGOLIA_RECORD_BYTES,
  };
}

/**
 * Input of the search index: the shop's products and pages, from whichever system holds them, and
 * the described catalogue.
 */
const indexedShop = (
  own: Pick<IndexingSources, 'names' | 'products' | 'entries'>,
  { facets, synonyms }: ShopCatalogue,
  { assortment, content }: Pick<ServerPorts, 'assortment' | 'content'>,
): IndexingSources => ({
  ...own,
  assortment,
  content,
  facets,
  synonyms,
});

/** Settings of the indexing command, from environment variables. */
type IndexingSettings = ValueOf<typeof readSettings>;

const required = (expected: string) => withMessage(readText, `must be ${expected}`);

/** Settings of the command; hosts are optional. */
export const INDEXING_SETTINGS = {
  ALGOLIA_APP_ID: required('an application id'),
  ALGOLIA_WRITE_KEY: required('a key that may change indexes and their settings'),
  ALGOLIA_PREFIX: required('a prefix of the index names'),
  /** Size limit of a record in the plan of the application. */
  ALGOLIA_RECORD_BYTES: whenMissing(
    readAs(readText, parseRecordBytes, 'must be a number of bytes from 1000 to 100000'),
    10_000,
  ),
  /** Folder for the state that is kept between runs. */
  DATA_DIR: whenMissing(readText, '.data'),
};

const readSettings = readObject(INDEXING_SETTINGS, {
  ALGOLIA_HOSTS: readAs(
    readText,
    parseAlgoliaHosts,
    'must be origins like https://search.example, separated by commas',
  ),
});

function parseRecordBytes(text: string): number | undefined {
  const bytes = Number(text);
  return Number.isInteger(bytes) && bytes >= 1000 && bytes <= 100_000 ? bytes : undefined;
}

/** Each error is a line: the variable and its expected value. Empty variables count as absent. */
export function parseIndexingSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<IndexingSettings, readonly string[]> {
  const environmentSettings = Object.entries(environment).flatMap(([name, text = '']) =>
    text.trim() === '' ? [] : [[name, text.trim()] as const],
  );
  const parsed = validate(readSettings, Object.fromEntries(environmentSettings));
  if (parsed.ok) return parsed;
  return err(parsed.error.map(({ path, message }) => `${path.join('.')}: ${message}`));
}
