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
  /** Says how records are found. The rules of merchandisers in the index `live` are kept. */
  describe(index: string, plan: IndexDescription, live: string): Promise<void>;
  add(index: string, records: readonly IndexRecord[]): Promise<void>;
  /** Gives an index these replicas; those that it had beside them are removed. */
  arrange(index: string, replicas: IndexPlan['replicas']): Promise<void>;
  /** Puts `draft` in the place of an index, with all its records at once. The replicas stay. */
  replace(index: string, draft: string): Promise<void>;
}

export type IndexDescription = Pick<IndexPlan, 'settings' | 'synonyms' | 'rules'>;
