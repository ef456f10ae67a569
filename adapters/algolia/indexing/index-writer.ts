import { algoliasearch } from 'algoliasearch';
import { readCount, readFields, readListOf, readText } from '#src/shared/json-reader.ts';
import { orElse } from '#src/shared/lenient-readers.ts';
import { clientOptions, type Wire } from '../algolia-reader.ts';
import type { AlgoliaSettings } from '../algolia-settings.ts';
import type { IndexPlan, IndexRecord } from './index-plan.ts';

/**
 * What the indexing does to the search service. Each step is done when it is answered; one that is
 * done again changes nothing. They throw what the client throws.
 */
export interface IndexWriter {
  exists(index: string): Promise<boolean>;
  /** How many records there are. */
  count(index: string): Promise<number>;
  /** Nothing happens where there is none. */
  remove(index: string): Promise<void>;
  describe(index: string, plan: Pick<IndexPlan, 'settings' | 'synonyms' | 'rules'>): Promise<void>;
  add(index: string, records: readonly IndexRecord[]): Promise<void>;
  /** Gives an index these replicas; those that it had beside them are removed. */
  arrange(index: string, replicas: IndexPlan['replicas']): Promise<void>;
  /** Puts `draft` in the place of an index, with all its records at once. The replicas stay. */
  replace(index: string, draft: string): Promise<void>;
}

/** With a key that may write. It waits where the service is asked too much. */
export function createIndexWriter(
  settings: Pick<AlgoliaSettings, 'appId' | 'hosts'> & { readonly writeKey: string },
): IndexWriter {
  const { maxRateLimitRetries: _, ...options } = clientOptions(settings, Date.now);
  const client = algoliasearch(settings.appId, settings.writeKey, options);
  const done = async (indexName: string, task: Promise<{ readonly taskID: number }>) => {
    const { taskID } = await task;
    await client.waitForTask({ indexName, taskID });
  };
  const exists = (indexName: string) => client.indexExists({ indexName });
  const set = (indexName: string, indexSettings: Wire) =>
    done(indexName, client.setSettings({ indexName, indexSettings }));
  const remove = async (indexName: string) => {
    if (await exists(indexName)) await done(indexName, client.deleteIndex({ indexName }));
  };
  const replicasOf = async (indexName: string) =>
    readReplicas(await client.getSettings({ indexName }))?.replicas ?? [];
  return {
    exists,
    remove,
    count: async (indexName) => {
      const searchParams = { query: '', hitsPerPage: 0, distinct: false, analytics: false };
      return readHitCount(await client.searchSingleIndex({ indexName, searchParams }))?.nbHits ?? 0;
    },
    async describe(indexName, { settings, synonyms, rules }) {
      await set(indexName, settings);
      if (synonyms.length > 0) {
        const synonymHit = [...synonyms] as never[];
        const call = { indexName, synonymHit, replaceExistingSynonyms: true };
        await done(indexName, client.saveSynonyms(call));
      }
      if (rules.length > 0) {
        const call = { indexName, rules: [...rules] as never[], clearExistingRules: true };
        await done(indexName, client.saveRules(call));
      }
    },
    add: (indexName, records) =>
      done(
        indexName,
        client.batch({
          indexName,
          batchWriteParams: { requests: records.map((body) => ({ action: 'addObject', body })) },
        }),
      ),
    async arrange(indexName, replicas) {
      const before = await replicasOf(indexName);
      const names = replicas.map(({ name }) => name);
      if (names.length > 0 || before.length > 0) await set(indexName, { replicas: names });
      for (const { name, settings } of replicas) await set(name, settings);
      for (const name of before) if (!names.includes(name)) await remove(name);
    },
    replace: (indexName, draft) =>
      done(
        indexName,
        client.operationIndex({
          indexName: draft,
          operationIndexParams: { operation: 'move', destination: indexName },
        }),
      ),
  };
}

const readReplicas = readFields({ replicas: orElse(readListOf(readText), []) });
const readHitCount = readFields({ nbHits: readCount });
