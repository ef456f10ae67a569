import type { AlgoliaPayload } from '../algolia-client.ts';

/**
 * Writes to Algolia. Each call resolves when Algolia has carried it out, is safe to repeat, and
 * throws what the client throws.
 */
export interface IndexWriter {
  exists(index: string): Promise<boolean>;
  /** Number of records. */
  count(index: string): Promise<number>;
  /** Removes an index; does nothing if there is none. */
  remove(index: string): Promise<void>;
  /**
   * Writes settings, synonyms and rules. Merchandisers' synonyms and rules in the index `live` are
   * kept.
   */
  configure(index: string, plan: IndexConfiguration, live: string): Promise<void>;
  add(index: string, records: readonly IndexRecord[]): Promise<void>;
  /** Removes records by their ids. */
  removeRecords(index: string, ids: readonly string[]): Promise<void>;
  /**
   * Sets the replicas of an index and removes its other replicas. They get its synonyms and rules,
   * which Algolia does not copy by itself.
   */
  setReplicas(index: string, replicas: IndexPlan['replicas']): Promise<void>;
  /** Moves `draft` to the name of an index, atomically. The replicas stay. */
  replace(index: string, draft: string): Promise<void>;
}

export type IndexConfiguration = Pick<IndexPlan, 'settings' | 'synonyms' | 'rules'>;

/** The planned state of an index. */
export type IndexPlan = {
  readonly name: string;
  readonly settings: AlgoliaPayload;
  /** Replicas with other sortings and their own settings. */
  readonly replicas: readonly { readonly name: string; readonly settings: AlgoliaPayload }[];
  readonly synonyms: readonly AlgoliaPayload[];
  readonly rules: readonly AlgoliaPayload[];
  /** Made while they are read, and again at the next reading: a large shop's fit in no memory. */
  readonly records: Iterable<IndexRecord>;
  readonly recordCount: number;
};

export type IndexRecord = { readonly objectID: string };
