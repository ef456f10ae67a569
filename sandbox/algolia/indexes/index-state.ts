import type { JsonObject } from '../json.ts';

/** The state of an index. Immutable: a write makes a new one. */
export type IndexState = {
  readonly name: string;
  /** Settings as given; others have their defaults. */
  readonly settings: JsonObject;
  readonly records: Records;
  /** Synonyms by id. */
  readonly synonyms: ReadonlyMap<string, JsonObject>;
  /** Rules by id. */
  readonly rules: ReadonlyMap<string, JsonObject>;
  /** Primary index of a replica, whose records it shares. */
  readonly primary?: string;
  /** A virtual replica is ranked per query, by relevance and its sorting together. */
  readonly isVirtual?: true;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export const emptyIndex = (name: string, now: Date): IndexState => ({
  name,
  settings: {},
  records: new Map(),
  synonyms: new Map(),
  rules: new Map(),
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});

/** A record: any fields, and an id unique in its index. */
export type AlgoliaRecord = JsonObject & { readonly objectID: string };

/** The records of an index by id. Immutable: a write makes a new map. */
export type Records = ReadonlyMap<string, AlgoliaRecord>;
