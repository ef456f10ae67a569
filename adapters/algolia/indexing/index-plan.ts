import type { AlgoliaPayload } from '../algolia-client.ts';

/** The planned state of an index. */
export type IndexPlan = {
  readonly name: string;
  readonly settings: AlgoliaPayload;
  /** Replicas with other sortings and their own settings. */
  readonly replicas: readonly { readonly name: string; readonly settings: AlgoliaPayload }[];
  readonly synonyms: readonly AlgoliaPayload[];
  readonly rules: readonly AlgoliaPayload[];
  readonly records: readonly IndexRecord[];
};

export type IndexRecord = { readonly objectID: string };
