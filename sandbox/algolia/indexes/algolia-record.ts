import type { JsonObject } from '../json.ts';

/** A record: any fields, and an id unique in its index. */
export type AlgoliaRecord = JsonObject & { readonly objectID: string };

/** The records of an index by id. Immutable: a write makes a new map. */
export type Records = ReadonlyMap<string, AlgoliaRecord>;
