import type { JsonObject } from '../json.ts';

/** What an index keeps: any fields, and an id that no other record of the index has. */
export type AlgoliaRecord = JsonObject & { readonly objectID: string };

/** The records of an index by their ids. Never changed: a write makes another. */
export type Records = ReadonlyMap<string, AlgoliaRecord>;
