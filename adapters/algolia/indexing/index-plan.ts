import type { Wire } from '../algolia-reader.ts';

/** The planned state of an index. */
export type IndexPlan = {
  readonly name: string;
  readonly settings: Wire;
  /** Replicas with other sortings and their own settings. */
  readonly replicas: readonly { readonly name: string; readonly settings: Wire }[];
  readonly synonyms: readonly Wire[];
  readonly rules: readonly Wire[];
  readonly records: readonly IndexRecord[];
};

export type IndexRecord = { readonly objectID: string };
