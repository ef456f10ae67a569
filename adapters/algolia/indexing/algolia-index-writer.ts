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
import type { AlgoliaSettings } from '../algolia-settings.ts';
import { createAlgoliaTransport, type Requester } from '../algolia-transport.ts';
import type { IndexConfiguration, IndexRecord, IndexWriter } from './index-writer.ts';
import { isScopeRule } from './scope-rules.ts';

type WriterSettings = Pick<AlgoliaSettings, 'appId' | 'hosts'> & { readonly writeKey: string };

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
    setReplicas: async (indexName, replicas) => {
      const before = readReplicas(await client.getSettings({ indexName }))?.replicas ?? [];
      const names = replicas.map(({ name }) => name);
      if (names.length > 0 || before.length > 0) await set(indexName, { replicas: names });
      await Promise.all(replicas.map(({ name, settings }) => set(name, settings)));
      await Promise.all(before.filter((name) => !names.includes(name)).map(remove));
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
  { client, done, exists, set }: Steps,
  indexName: string,
  { settings, synonyms, rules }: IndexConfiguration,
  live: string,
): Promise<void> {
  await set(indexName, settings);
  if (synonyms.length > 0) {
    const synonymHit = [...synonyms] as never[];
    const call = { indexName, synonymHit, replaceExistingSynonyms: true };
    await done(indexName, client.saveSynonyms(call));
  }
  const shopRules: AlgoliaPayload[] = [];
  let readRules = 0;
  const aggregator = ({ hits }: { readonly hits: readonly object[] }) => {
    readRules += hits.length;
    // The client requests pages until one is not full, which never ends if all are.
    if (readRules > MAX_RULES) throw new Error(`The index has more than ${MAX_RULES} rules.`);
    for (const hit of hits) if (!isScopeRule({ ...hit })) shopRules.push({ ...hit });
  };
  if (rules.length > 0 && (await exists(live))) {
    const searchRulesParams = { hitsPerPage: RULES_PER_PAGE };
    await client.browseRules({ indexName: live, searchRulesParams, aggregator });
  }
  if (rules.length + shopRules.length > 0) {
    const call = {
      indexName,
      rules: [...rules, ...shopRules] as never[],
      clearExistingRules: true,
    };
    await done(indexName, client.saveRules(call));
  }
}

/** The client's default of a thousand may exceed the limit of an answer, 5 MB. */
const RULES_PER_PAGE = 100;

/** Far more than indexing writes and merchandisers create. */
const MAX_RULES = 10_000;

const batchOf = (indexName: string, records: readonly IndexRecord[]) => ({
  indexName,
  batchWriteParams: { requests: records.map((body) => ({ action: 'addObject' as const, body })) },
});

const moveOf = (indexName: string, destination: string) => ({
  indexName,
  operationIndexParams: { operation: 'move' as const, destination },
});

const readReplicas = readFields({ replicas: withDefault(readListOf(readText), []) });
const readHitCount = readFields({ nbHits: readCount });
