import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { indexNames } from '#adapters/algolia/index-names.ts';
import {
  planIndexes,
  pushIndexes,
  type IndexingSources,
} from '#adapters/algolia/indexing/index-shop.ts';
import { createAlgoliaIndexWriter } from '#adapters/algolia/indexing/algolia-index-writer.ts';
import { explainIndexing } from '#adapters/algolia/indexing/indexing-failure.ts';
import type { PushParts } from '#adapters/algolia/indexing/push-index.ts';
import {
  createPushProgressFile,
  withoutLiveHash,
} from '#adapters/algolia/indexing/push-progress.ts';
import { parseConfig } from '#server/config.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { indexedShop } from './indexed-shop.ts';
import { composeServer } from './server.ts';
import { parseIndexingSettings, type IndexingSettings } from './indexing-settings.ts';

/*
 * `npm run index:algolia`: indexes the shop in Algolia. Takes locales, by default all; `--all` also
 * pushes records that are live already. An interrupted run resumes where it stopped.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(words: readonly string[]): Promise<number> {
  const settings = parseIndexingSettings(process.env);
  if (!settings.ok) return fail(settings.error);
  const names = indexNames(settings.value.ALGOLIA_PREFIX);
  if (!names.ok) return fail([`ALGOLIA_PREFIX: wants letters and digits, not ${names.error.kind}`]);
  const named = LOCALES.filter((locale) => words.includes(locale));
  const parts = partsOf(settings.value, words.includes('--all'));
  const config = parseConfig(process.env);
  if (!config.ok) return fail(config.error);
  const { ports, close } = composeServer(config.value);
  const shop = indexedShop(names.value, ports);
  const failure = await indexLocales(shop, named.length > 0 ? named : LOCALES, parts);
  await parts.writer.close();
  await close();
  return failure === undefined ? 0 : fail([failure]);
}

async function indexLocales(
  shop: IndexingSources,
  locales: readonly Locale[],
  parts: PushParts,
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
  parts: PushParts,
): Promise<string | undefined> {
  const plans = await planIndexes(shop, locale);
  if (!plans.ok) return explainIndexing(plans.error);
  const bar = new SingleBar(
    { format: `${locale} {bar} {value}/{total} records`, noTTYOutput: true, notTTYSchedule: 1000 },
    Presets.shades_classic,
  );
  bar.start(
    plans.value.reduce((sum, { records }) => sum + records.length, 0),
    0,
  );
  const pushed = await pushIndexes(plans.value, {
    ...parts,
    arrived: (records) => bar.increment(records),
  });
  bar.stop();
  if (!pushed.ok) return explainIndexing(pushed.error);
  say(`${locale}: ${pushed.value.replaced} of ${plans.value.length} indexes had changed`);
  return undefined;
}

/** Remembers pushed records per application and prefix. */
function partsOf(settings: IndexingSettings, isAll: boolean) {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_PREFIX: prefix, ALGOLIA_HOSTS: hosts } = settings;
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  const memory = createPushProgressFile(join(settings.DATA_DIR, `algolia-${appId}-${prefix}.json`));
  const writeKey = settings.ALGOLIA_WRITE_KEY;
  return {
    writer: createAlgoliaIndexWriter({ appId, writeKey, ...(hosts && { hosts }) }),
    memory: isAll ? withoutLiveHash(memory) : memory,
  };
}

function fail(lines: readonly string[]): number {
  for (const line of lines) process.stderr.write(`${line}\n`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
