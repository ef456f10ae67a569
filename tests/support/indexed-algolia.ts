import { createAlgoliaClient, type AlgoliaClient } from '#adapters/algolia/algolia-client.ts';
import type { AlgoliaClientOptions } from '#adapters/algolia/algolia-settings.ts';
import { indexNames, type IndexNames } from '#adapters/algolia/index-names.ts';
import { createAlgoliaIndexWriter } from '#adapters/algolia/indexing/algolia-index-writer.ts';
import {
  planIndexes,
  pushIndexes,
  type IndexingSources,
} from '#adapters/algolia/indexing/index-shop.ts';
import type { ListFile } from '#adapters/algolia/indexing/list-file.ts';
import {
  EMPTY_PROGRESS,
  type PushProgress,
  type PushProgressStore,
  type RecordList,
} from '#adapters/algolia/indexing/push-progress.ts';
import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore, type CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedAssortment } from '#adapters/embedded/embedded-product-catalog.ts';
import type { ContentData } from '#adapters/embedded/content-data.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { UNDESCRIBED_CATALOGUE } from '#src/catalog/shop-catalogue.ts';
import type { SchemaDrift, DroppedItem } from '#ports/upstreams.ts';
import type { AlgoliaSandboxParts } from '#sandbox/algolia/algolia-sandbox.ts';
import {
  ALGOLIA_APP,
  ALGOLIA_KEYS,
  listeningAlgolia,
  type ListeningAlgolia,
  GENEROUS_TIMEOUTS,
} from './algolia-sandbox.ts';

/** A search service with the indexed Dutch products and pages of an embedded shop. */
export type IndexedAlgolia = {
  readonly algolia: ListeningAlgolia;
  readonly store: CatalogueStore;
  readonly settings: AlgoliaClientOptions;
  readonly client: AlgoliaClient;
  readonly names: IndexNames;
  readonly drift: SchemaDrift;
  readonly dropped: readonly DroppedItem[];
};

const PREFIX = 'test';

export function namesOf(prefix = PREFIX): IndexNames {
  const names = indexNames(prefix);
  if (!names.ok) throw new Error(names.error.kind);
  return names.value;
}

const keyOf = (...names: readonly string[]): string => JSON.stringify(names);

/** A fake in memory. */
export function createPushMemory(): PushProgressStore {
  const progress = new Map<string, PushProgress>();
  const lists = new Map<string, Map<string, string>>();
  const listOf = (key: string) => {
    const list = lists.get(key) ?? new Map<string, string>();
    lists.set(key, list);
    return list;
  };
  const records: PushProgressStore['records'] = (index, name): RecordList => {
    const list = () => listOf(keyOf(index, name));
    const absentFrom = (other: string) =>
      [...list().keys()].filter((id) => !listOf(keyOf(index, other)).has(id));
    return {
      count: () => list().size,
      hashesOf: (ids) => new Map([...list()].filter(([id]) => ids.includes(id))),
      add(some) {
        for (const [id, hash] of some) list().set(id, hash);
      },
      remove(ids) {
        for (const id of ids) list().delete(id);
      },
      clear: () => list().clear(),
      countAbsentFrom: (other) => absentFrom(other).length,
      idsAbsentFrom: (other, limit) => absentFrom(other).slice(0, limit),
    };
  };
  return {
    read: (index) => progress.get(index) ?? EMPTY_PROGRESS,
    write: (index, one) => void progress.set(index, one),
    records,
    noteLive(index, live) {
      lists.set(keyOf(index, 'live'), listOf(keyOf(index, 'draft')));
      lists.delete(keyOf(index, 'draft'));
      progress.set(index, { ...EMPTY_PROGRESS, live });
    },
  };
}

/** The indexed records of an embedded shop. */
export function shopOf(catalogue: CatalogueData, content: ContentData): IndexingSources {
  const store = createCatalogueStore(catalogue);
  return {
    assortment: createEmbeddedAssortment(store),
    content: createEmbeddedContentSource(content, store),
    facets: new Map(catalogue.categories.map(({ id, facets }) => [id, facets])),
    synonyms: UNDESCRIBED_CATALOGUE.synonyms,
    names: namesOf(),
    products: createListMemory(),
    entries: createListMemory(),
  };
}

/** A fake in memory. */
export function createListMemory<T>(): ListFile<T> {
  const all: T[] = [];
  return {
    append: (items) => void all.push(...items),
    clear: () => void all.splice(0),
    [Symbol.iterator]: () => all[Symbol.iterator](),
  };
}

export async function indexedAlgolia(
  catalogue: CatalogueData,
  content: ContentData,
  parts: Partial<AlgoliaSandboxParts> = {},
): Promise<IndexedAlgolia> {
  const algolia = await listeningAlgolia(parts);
  const store = createCatalogueStore(catalogue);
  const names = namesOf();
  const settings: AlgoliaClientOptions = {
    appId: ALGOLIA_APP,
    searchKey: ALGOLIA_KEYS.search,
    analyticsKey: ALGOLIA_KEYS.analytics,
    prefix: PREFIX,
    hosts: algolia.hosts,
    timeouts: GENEROUS_TIMEOUTS,
    deadline: GENEROUS_TIMEOUTS.read,
  };
  const writer = createAlgoliaIndexWriter({ ...settings, writeKey: ALGOLIA_KEYS.write });
  const plans = await planIndexes(shopOf(catalogue, content), 'nl-nl');
  if (!plans.ok) throw new Error(JSON.stringify(plans.error));
  const pushed = await pushIndexes(plans.value.plans, { writer, progress: createPushMemory() });
  if (!pushed.ok) throw new Error(JSON.stringify(pushed.error));
  const dropped: DroppedItem[] = [];
  return {
    algolia,
    store,
    settings,
    client: createAlgoliaClient(settings),
    names,
    drift: { report: (item) => void dropped.push(item) },
    dropped,
  };
}
