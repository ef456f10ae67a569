import type { Wire } from '../algolia-reader.ts';

/** An index as it is to be: everything that is pushed to the service for it. */
export type IndexPlan = {
  readonly name: string;
  readonly settings: Wire;
  /** Other orders of the same records, each with settings of its own. */
  readonly replicas: readonly { readonly name: string; readonly settings: Wire }[];
  readonly synonyms: readonly Wire[];
  readonly rules: readonly Wire[];
  /** Each with an `objectID`. */
  readonly records: readonly IndexRecord[];
};

export type IndexRecord = { readonly objectID: string };
