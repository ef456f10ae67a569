import type { JsonObject } from '../json.ts';
import type { Records } from './algolia-record.ts';

/** An index as it is at one time; a write makes another. */
export type IndexState = {
  readonly name: string;
  /** As they were given; what was never given has its usual value. */
  readonly settings: JsonObject;
  readonly records: Records;
  /** By their ids. */
  readonly synonyms: ReadonlyMap<string, JsonObject>;
  /** By their ids. */
  readonly rules: ReadonlyMap<string, JsonObject>;
  /** Of a replica, the index whose records it has. */
  readonly primary?: string;
  /** A replica that is ranked when it is asked, by relevance and its sorting together. */
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
