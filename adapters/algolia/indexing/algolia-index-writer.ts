import { algoliasearch } from 'algoliasearch';
import { SEARCH_TIMEOUTS } from '#src/search/search-service.ts';
import {
  readCount,
  readFields,
  readListOf,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { type AlgoliaPayload, clientOptions } from '../algolia-client.ts';
import type { AlgoliaClientOptions } from '../algolia-settings.ts';
import { createAlgoliaTransport, type Requester } from '../algolia-transport.ts';
import type { IndexConfiguration, IndexRecord, IndexWriter } from './index-writer.ts';
import { isScopeRule } from './scope-rules.ts';
import { isShopSynonym } from './synonym-records.ts';

type WriterSettings = Pick<AlgoliaClientOptions, 'appId' | 'hosts'> & { readonly writeKey: string };

/** An {@link IndexWriter}; `close` closes its connections. */
type OpenIndexWriter = IndexWriter & { readonly close: () => Promise<void> };

/** Writes with an API key for writing. Waits when Algolia limits the rate. */
export function createAlgoliaIndexWriter(settings: WriterSettings): OpenIndexWriter {
  const transport = createAlgoliaTransport();
  const steps = createSteps(settings, transport.requester);
  const { client, done, exists, set, remove } = steps;
  return {
    exists,
    remove,
    count: async (indexName) => {
      const searchParams = { query: '', hitsPerPage: 0, distinct: false, analytics: false };
      return readHitCount(await client.searchSingleIndex({ indexName, searchParams }))?.nbHits ?? 0;
    },
    configure: (indexName, plan, live) => configure(steps, indexName, plan, live),
    add: (indexName, records) => done(indexName, client.batch(batchOf(indexName, records))),
    removeRecords: (indexName, ids) => done(indexName, client.batch(removalOf(indexName, ids))),
    setReplicas: async (indexName, replicas) => {
      const before = readReplicas(await client.getSettings({ indexName }))?.replicas ?? [];
      const names = replicas.map(({ name }) => name);
      if (names.length > 0 || before.length > 0) await set(indexName, { replicas: names });
      await Promise.all(replicas.map(({ name, settings }) => set(name, settings)));
      await Promise.all(before.filter((name) => !names.includes(name)).map(remove));
      if (names.length > 0)
        await writeLists(steps, indexName, await readLists(steps, indexName), true);
    },
    replace: (indexName, draft) => done(indexName, client.operationIndex(moveOf(draft, indexName))),
    close: () => transport.close(),
  };
}

/** In milliseconds. A large batch takes long to answer, and no shopper waits for it. */
const WRITE_TIMEOUTS = { ...SEARCH_TIMEOUTS, connect: 15_000, read: 15_000 };

type Steps = ReturnType<typeof createSteps>;

function createSteps(settings: WriterSettings, requester: Requester) {
  const writeSettings = { ...settings, timeouts: WRITE_TIMEOUTS };
  const { maxRateLimitRetries: _, ...options } = clientOptions(writeSettings, requester, Date.now);
  const client = algoliasearch(settings.appId, settings.writeKey, options);
  /** Waits until Algolia has carried out a task; it answers before that. */
  const done = async (indexName: string, task: Promise<{ readonly taskID: number }>) => {
    await client.waitForTask({ indexName, taskID: (await task).taskID });
  };
  const exists = (indexName: string) => client.indexExists({ indexName });
  const set = (indexName: string, indexSettings: AlgoliaPayload) =>
    done(indexName, client.setSettings({ indexName, indexSettings }));
  const remove = async (indexName: string) => {
    if (await exists(indexName)) await done(indexName, client.deleteIndex({ indexName }));
  };
  return { client, done, exists, set, remove };
}

async function configure(
  steps: Steps,
  indexName: string,
  { settings, synonyms, rules }: IndexConfiguration,
  live: string,
): Promise<void> {
  await steps.set(indexName, settings);
  const kept = (await steps.exists(live)) ? await readLists(steps, live) : NO_LISTS;
  await writeLists(steps, indexName, {
    synonyms: [...synonyms, ...kept.synonyms.filter((one) => !isShopSynonym(one))],
    rules: [...rules, ...kept.rules.filter((one) => !isScopeRule(one))],
  });
}

/** The synonyms and rules of an index. */
type Lists = Pick<IndexConfiguration, 'synonyms' | 'rules'>;

const NO_LISTS: Lists = { synonyms: [], rules: [] };

async function readLists({ client }: Steps, indexName: string): Promise<Lists> {
  const synonyms = collector('synonyms');
  const rules = collector('rules');
  const params = { hitsPerPage: ENTRIES_PER_PAGE };
  await client.browseSynonyms({
    indexName,
    searchSynonymsParams: params,
    aggregator: synonyms.add,
  });
  await client.browseRules({ indexName, searchRulesParams: params, aggregator: rules.add });
  return { synonyms: synonyms.entries, rules: rules.entries };
}

/** The client requests pages until one is not full, which never ends if all are. */
function collector(list: string) {
  const entries: AlgoliaPayload[] = [];
  const add = ({ hits }: { readonly hits: readonly object[] }) => {
    for (const hit of hits) entries.push({ ...hit });
    if (entries.length > MAX_ENTRIES)
      throw new Error(`The index has more than ${MAX_ENTRIES} ${list}.`);
  };
  return { entries, add };
}

/** Replaces the synonyms and rules of an index; those of its replicas too if asked. */
async function writeLists(
  { client, done }: Steps,
  indexName: string,
  { synonyms, rules }: Lists,
  forwardToReplicas = false,
): Promise<void> {
  if (synonyms.length > 0) {
    const synonymHit = synonyms.map(withoutHighlights) as never[];
    const call = { indexName, synonymHit, replaceExistingSynonyms: true, forwardToReplicas };
    await done(indexName, client.saveSynonyms(call));
  }
  if (rules.length > 0) {
    const call = {
      indexName,
      rules: rules.map(withoutHighlights) as never[],
      clearExistingRules: true,
      forwardToReplicas,
    };
    await done(indexName, client.saveRules(call));
  }
}

/** Removes what Algolia adds to an entry that it returns, and does not take back. */
const withoutHighlights = (entry: AlgoliaPayload): AlgoliaPayload =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== '_highlightResult'));

/** The client's default of a thousand may exceed the limit of an answer, 5 MB. */
const ENTRIES_PER_PAGE = 100;

/** Far more than indexing writes and merchandisers create. */
const MAX_ENTRIES = 10_000;

const batchOf = (indexName: string, records: readonly IndexRecord[]) => ({
  indexName,
  batchWriteParams: { requests: records.map((body) => ({ action: 'addObject' as const, body })) },
});

const removalOf = (indexName: string, ids: readonly string[]) => ({
  indexName,
  batchWriteParams: {
    requests: ids.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
  },
});

const moveOf = (indexName: string, destination: string) => ({
  indexName,
  operationIndexParams: { operation: 'move' as const, destination },
});

const readReplicas = readFields({ replicas: withDefault(readListOf(readText), []) });
const readHitCount = readFields({ nbHits: readCount });
